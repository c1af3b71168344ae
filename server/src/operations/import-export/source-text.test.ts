import { expect, test } from 'vitest'
import { listOfNames, sourceText } from './source-text.ts'

const long = 'word '.repeat(30).trim()

test('source text is formatted for people: short values on one line, long ones below each other', () => {
  const value = {
    name: "The principal's gate",
    said: 'She said "no", and she\'s right',
    two: [{ _key: 'a' }, { _key: 'b' }],
    links: [
      { label: 'A', place: '/a' },
      { label: 'B', place: '/b' },
    ],
    seats: 40,
    'a-name': 'a\nline \\ slash',
    summary: long,
    text: long,
    nothing: undefined,
    empty: [],
    deep: [{ text: long }],
  }

  expect(sourceText(value)).toBe(`{
  name: "The principal's gate",
  said: 'She said "no", and she\\'s right',
  two: [{ _key: 'a' }, { _key: 'b' }],
  links: [
    { label: 'A', place: '/a' },
    { label: 'B', place: '/b' },
  ],
  seats: 40,
  'a-name': 'a\\nline \\\\ slash',
  summary:
    '${long}',
  text: '${long}',
  empty: [],
  deep: [
    {
      text: '${long}',
    },
  ],
}`)
  expect(sourceText({})).toBe('{}')
})

test('names in a list are on one line if they fit', () => {
  expect(listOfNames('export const pages = ', ['one', 'two'])).toBe(
    'export const pages = [one, two]',
  )
  const names = Array.from({ length: 20 }, (_, index) => `page${index}`)
  expect(listOfNames('const pages = ', names).split('\n')).toHaveLength(22)
})
