import { expect, test } from 'vitest'
import { summary } from './summary'

test('a summary is one line, cut between words', () => {
  const text = summary(`First line.\n\n${'word '.repeat(60)}`)

  expect(text.length).toBeLessThanOrEqual(156)
  expect(text).toMatch(/^First line\. word .*word…$/)
})

test.each([
  ['emojis alone', '\u{1F600}'.repeat(300)],
  ['emojis after a letter', `a${'\u{1F600}'.repeat(300)}`],
  ['families', `a${'👨‍👩‍👧‍👦'.repeat(80)}`],
  ['flags', `a${'🇮🇳'.repeat(80)}`],
  ['Hindi vowel signs', 'कि'.repeat(100)],
  ['separate accents', 'e\u0301'.repeat(120)],
])('a summary of %s ends between characters', (_, text) => {
  const beginning = summary(text).replace(/…$/, '')
  const signs = (some: string) =>
    Array.from(new Intl.Segmenter().segment(some), ({ segment }) => segment)
  expect(beginning.length).toBeLessThanOrEqual(155)
  expect(signs(beginning)).toEqual(signs(text).slice(0, signs(beginning).length))
  expect(beginning.length).toBeGreaterThan(100)
})

test('a summary that fits exactly loses no word', () => {
  expect(summary(`${'a'.repeat(155)} b`)).toBe(`${'a'.repeat(155)}…`)
})
