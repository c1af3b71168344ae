import { documentLanguages } from 'contract/content/library/document-types'
import { expect, test } from 'vitest'
import { documentSummary } from './document-facts'
import { wordsInHindi } from './languages/hindi/words'
import { createTranslator } from './languages/translator'

test.each([
  [
    { type: 'application/pdf', bytes: 1_234_567, pages: 12, language: 'hi' },
    'PDF, 12 pages, 1.2 MB, Hindi',
  ],
  [
    { type: 'application/pdf', bytes: 900, pages: 1, language: 'en' },
    'PDF, 1 page, 900 bytes, English',
  ],
  [{ type: 'application/pdf', bytes: 25_000_000, pages: 5_000 }, 'PDF, 5,000 pages, 25 MB'],
  [{ type: 'application/pdf', bytes: 48_000 }, 'PDF, 48 kB'],
  [{ type: 'image/jpeg', bytes: 240_000 }, 'JPG, 240 kB'],
  [{ type: 'image/webp', bytes: 90_000, language: 'mai' }, 'WebP, 90 kB, Maithili'],
] as const)('the label of a document with %j says: %s', (document, text) => {
  expect(documentSummary(document)).toBe(text)
})

test('the label of a document in any language is in Hindi on a page in Hindi', () => {
  const { translate } = createTranslator(wordsInHindi)
  const facts = { type: 'application/pdf', bytes: 48_000, pages: 2 } as const
  expect(translate(documentSummary({ ...facts, language: 'en' }))).toBe('PDF, 2 पृष्ठ, 48 kB, अंग्रेज़ी')
  for (const language of documentLanguages)
    expect(translate(documentSummary({ ...facts, language }))).toMatch(/kB, [^a-z]+$/i)
})
