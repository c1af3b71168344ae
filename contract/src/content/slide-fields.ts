import { libraryPicture } from './library-fields.ts'
import { lineField, textField } from './text-fields.ts'

export const slideFields = {
  title: lineField({ label: 'Title' }, 60),
  text: textField({ label: 'Text', help: 'At most two lines on a phone' }, 10, 200),
  picture: libraryPicture({ label: 'Picture', help: 'At least 1920 pixels wide for best results' }),
}

export const maxSlides = 8
