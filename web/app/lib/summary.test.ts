import { expect, test } from 'vitest'
import { summary } from './summary'

test('a summary is one line, cut between words', () => {
  const text = summary(`First line.\n\n${'word '.repeat(60)}`)

  expect(text.length).toBeLessThanOrEqual(156)
  expect(text).toMatch(/^First line\. word .*word…$/)
})
