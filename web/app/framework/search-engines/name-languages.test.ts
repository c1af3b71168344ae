import { expect, test } from 'vitest'
import { nameLanguages } from './name-languages'

const english = 'https://college.test/notices/result?page=2&amp;year=2026'
const hindi = 'https://college.test/hi/notices/result?page=2&amp;year=2026'
const head = `<link rel="canonical" href="${english}"/><meta property="og:url" content="${english}"/><meta property="og:locale" content="en_US"/>`
const alternates =
  `<link rel="alternate" hreflang="en" href="${english}"/>` +
  `<link rel="alternate" hreflang="hi" href="${hindi}"/>` +
  `<link rel="alternate" hreflang="x-default" href="${english}"/>`

test('a translated page names both, and is canonical in each language', () => {
  const languages = ['hi']
  expect(nameLanguages(head, { language: 'en', languages })).toBe(
    head.replace('/>', `/>${alternates}`),
  )
  const inHindi = nameLanguages(head, { language: 'hi', languages })
  const own = head.replaceAll(english, hindi).replace('en_US', 'hi_IN')
  expect(inHindi).toBe(own.replace('/>', `/>${alternates}`))
})

test('a page that isn’t translated leaves it to the English one', () => {
  for (const language of ['en', 'hi'] as const)
    expect(nameLanguages(head, { language, languages: [] })).toBe(head)
})

test('a language without pages isn’t named', () => {
  expect(nameLanguages(head, { language: 'en', languages: ['xx'] })).toBe(head)
})
