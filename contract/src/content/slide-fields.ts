import { picture } from './library-fields.ts'
import { line, text } from './text-fields.ts'

export const slideFields = {
  title: line({ label: 'Title' }, 60),
  text: text({ label: 'Text', help: 'At most two lines on a phone' }, 10, 200),
  picture: picture({ label: 'Picture', help: 'At least 1920 pixels wide for best results' }),
}

export const mostSlides = 8
