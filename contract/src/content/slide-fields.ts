import { picture } from './library-fields.ts'
import { line, text } from './text-fields.ts'

/** What every slide has: a picture that fills the screen, and words over it. */
export const slideFields = {
  title: line({ label: 'Title' }, 60),
  text: text({ label: 'Text', help: 'Two lines on a phone are enough' }, 10, 200),
  picture: picture({ label: 'Picture', help: 'Best at least 1920 pixels wide' }),
}

/** More slides than these nobody sees to the end. */
export const mostSlides = 8
