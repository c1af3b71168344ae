import { expect, onTestFinished, test, vi } from 'vitest'
import { documentSummary, languageName } from './document-facts'

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

test('a language has a name even in browsers that don’t know it', () => {
  const names = vi.spyOn(Intl.DisplayNames.prototype, 'of').mockImplementation((code) => code)
  onTestFinished(() => names.mockRestore())

  expect([languageName('ks'), languageName('sat')]).toEqual(['Kashmiri', 'Santali'])
})
