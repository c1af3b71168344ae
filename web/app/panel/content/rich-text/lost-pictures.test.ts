import { expect, test } from 'vitest'
import { hasPicture } from './lost-pictures'

const pasted = (html: string, ...types: string[]) => ({
  getData: (type: string) => (type === 'text/html' ? html : ''),
  files: types.map((type) => ({ type })),
})

test.each([
  ['a picture copied from Word', pasted('<p>Text <img src="file:///x.png"></p>'), true],
  ['a photo', pasted('', 'image/png'), true],
  ['cells, which Excel also copies as a picture', pasted('<table></table>', 'image/png'), false],
  ['text', pasted('<p>Text</p>'), false],
  ['a document', pasted('', 'application/pdf'), false],
  ['nothing', null, false],
])('whether pasting %s loses a picture', (_, data, isLost) => {
  expect(hasPicture(data)).toBe(isLost)
})
