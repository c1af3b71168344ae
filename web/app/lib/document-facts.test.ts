import { expect, test } from 'vitest'
import { documentFacts } from './document-facts'

test.each([
  [{ bytes: 1_234_567, pages: 12, language: 'hi' }, 'PDF, 12 pages, 1.2 MB, Hindi'],
  [{ bytes: 900, pages: 1, language: 'en' }, 'PDF, 1 page, 900 bytes, English'],
  [{ bytes: 25_000_000, pages: 5_000 }, 'PDF, 5,000 pages, 25 MB'],
  [{ bytes: 48_000 }, 'PDF, 48 kB'],
])('of %j a reader knows beforehand: %s', (document, said) => {
  expect(documentFacts(document)).toBe(said)
})
