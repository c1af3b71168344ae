import { picture } from './library-fields.ts'
import { line, text } from './text-fields.ts'

/** What every slide has: a picture that fills the screen, and words over it. */
export const slideFields = {
  title: line({ label: 'Title' }, 60),
  text: text({ label: 'Text', help: 'At most two lines on a phone' }, 10, 200),
  picture: picture({ label: 'Picture', help: 'At least 1920 pixels wide for best results' }),
}

/** More slides than these nobody sees to the end. */
export const mostSlides = 8
