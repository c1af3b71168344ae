import { foldText } from 'contract/platform/fold-text'
import { expect, test } from 'vitest'
import { readQuery } from './query.ts'
import { searchWordsOf, tokensIn } from './search-words.ts'

test.each([
  ['Zoë D’Souza', 'zoe d’souza'],
  ['Ｂ.Ａ.', 'b.a.'],
  ['क़ानून', 'कानून'],
  ['कानून'.normalize('NFD'), 'कानून'],
  ['२०२५–२६', '2025–26'],
  ['क\u200dष', 'कष'],
  ['हूँ', 'हूं'],
])('%s is normalized to %s', (text, expected) => {
  expect(foldText(text)).toBe(expected)
})

test.each([
  ['B.A.LL.B.', ['ballb']],
  ['B.A.L.L.B. (Hons.)', ['ballb', 'hons']],
  ['BA LLB', ['ba', 'llb', 'ballb']],
  ['B. Sc.', ['bsc']],
  ['B.Com.', ['bcom']],
  ['re-evaluation', ['reevaluation', 're', 'evaluation']],
  ['session 2025-26', ['2025', '26', '202526']],
  ['बी.ए. परिणाम', ['बीए', 'परिणाम']],
  ['बी ए परिणाम', ['बी', 'ए', 'बीए', 'परिणाम']],
  ['बीए एलएलबी', ['बीए', 'एलएलबी', 'बीएएलएलबी']],
  ['B.A.-III', ['ba', '3', 'baiii']],
  ['Sem-II', ['sem', '2']],
  ['बी.ए.-प्रथम', ['बीए', '1']],
])('%s is found by %j', (text, words) => {
  expect(searchWordsOf(text)).toEqual(expect.arrayContaining(words))
})

test.each([
  'B.A. 1st sem result',
  'ba i semester result',
  'ba first semester',
  'BA 1 sem result',
  'ba sem 1 result',
  'B.A. प्रथम semester',
])('a result of the first semester is found by %s', (typed) => {
  for (const text of [
    'B.A. I semester: result',
    'B.A. 1st Semester Result',
    'Result of B.A. first semester',
    'B.A. प्रथम semester result',
  ])
    expect(isFound(text, typed)).toBe(true)
  expect(isFound('B.A. II semester: result', typed)).toBe(false)
})

test('a letter in a name is not a numeral', () => {
  expect(searchWordsOf('Dr. V. K. Rao')).not.toContain('5')
})

test('the dot of a degree is part of it, and that of a sentence isn’t', () => {
  const text = 'Read B.A. there. B. Sc. next.'
  const texts = tokensIn(text).map(({ start, end }) => text.slice(start, end))
  expect(texts).toEqual(['Read', 'B.A.', 'there', 'B', 'Sc', 'next'])
})

test('neighbouring ordinary words are not joined', () => {
  expect(searchWordsOf('the exam fee is due')).toEqual(['the', 'exam', 'fee', 'is', 'due'])
})

function isFound(text: string, typed: string): boolean {
  const words = searchWordsOf(text)
  const { variants } = readQuery(typed)
  return variants.some((variant) =>
    variant.every(({ word, isBeginning }) =>
      words.some((message) => (isBeginning ? message.startsWith(word) : message === word)),
    ),
  )
}

const degrees = ['B.A.LL.B.', 'B.A.L.L.B.', 'BA LLB', 'B.A. LL.B.', 'ballb', 'ba llb', 'b.a. ll.b']
test.each(
  degrees.flatMap((text) => degrees.map((typed) => [text, typed])),
)('%s is found by %s', (text, typed) => {
  // In lower case and apart, these are two words.
  if (text === 'ba llb') expect(isFound(text, 'ba llb')).toBe(true)
  else expect(isFound(text, typed)).toBe(true)
})

test.each([
  ['B.A. I semester result', 'ba result'],
  ['B.A. I semester result', 'b a result'],
  ['Forms for re-evaluation', 'reevaluation'],
  ['Forms for re-evaluation', 're-evaluation'],
  ['Forms for re-evaluation', 're evaluation'],
  ['Forms for reevaluation', 're-evaluation'],
  ['बी.ए. परीक्षा', 'बी ए'],
  ['परीक्षा २०२५', 'परीक्षा 2025'],
  ['फ़ीस', 'फीस'],
  ['Admission', 'admis'],
  ['B.A.-III result', 'ba result'],
  ['B.A. 3rd sem. result', 'BA-III result'],
  ['B.A. I semester: result', 'ba results'],
  ['last day without a late fee', 'late fees'],
  ['Facility for research', 'facilities'],
  ['List of classes', 'class'],
])('%s is found by %s', (text, typed) => {
  expect(isFound(text, typed)).toBe(true)
})

test.each([
  ['Department of Science', 'B.Sc.'],
  ['Committees', 'm.com'],
  ['New books', 'news'],
])('%s is not found by %s', (text, typed) => {
  expect(isFound(text, typed)).toBe(false)
})

test.each(['"', '*', ' - : ( ) ', '\0', '\ud800', '', '।'])('%j is an empty search', (typed) => {
  expect(readQuery(typed)).toEqual({ words: [], variants: [] })
})

test('a search has a maximum length', () => {
  const { words, variants } = readQuery('abc '.repeat(2_500))
  expect(words).toHaveLength(8)
  expect(variants.length).toBeLessThanOrEqual(12)
})

test('words are indexed unchanged exactly if normalizing leaves them alone', () => {
  const devanagari = Array.from({ length: 0x70 }, (_, index) => String.fromCharCode(0x900 + index))
  const signs = [...devanagari, 'a', 'Z', 'É', '1', '\u0301', '\u200d']
  const bare = (text: string) => foldText(text).replace(/[^\p{L}\p{N}\p{M}]/gu, '')
  const written = signs.flatMap((one) => signs.map((other) => `क${one}${other}`))
  const different = written.filter((text) => {
    const texts = tokensIn(text)
    return texts.length === 1 && texts[0]?.end === text.length && texts[0].whole !== bare(text)
  })

  expect(different).toEqual([])
  expect(
    tokensIn('Result of BA A1').map(({ whole, isAbbreviation }) => [whole, isAbbreviation]),
  ).toEqual([
    ['result', false],
    ['of', false],
    ['ba', true],
    ['a1', true],
  ])
})

test.each([
  ...[
    'result',
    'Result',
    'RESULT',
    'BA',
    'A',
    'I',
    'first',
    '1st',
    '2026',
    'iPhone',
    'W'.repeat(45),
  ],
  ...['result.', 'BA.', 'BSc.', 'A.', 'first.', '1.'],
])('%s is read without the pattern as with it', (word) => {
  const [plain] = tokensIn(`${word} x`)
  // Beyond ASCII, only the pattern knows where a word ends.
  const [byPattern] = tokensIn(`${word}— x`)
  expect(plain).toEqual(byPattern)
})
