import { isPlainField, isWorded, warnAbout } from './check.ts'

const placeholders = /\b(lorem ipsum|todo|tbd|tba|xxx+|asdf)\b/i

/** Long enough for abbreviations such as NAAC, UGC and LL.B. */
const longestAbbreviation = 12

function isShouted(text: string): boolean {
  const letters = text.replace(/[^\p{L}]/gu, '')
  const hasCapitals = letters === letters.toUpperCase() && letters !== letters.toLowerCase()
  return hasCapitals && letters.length > longestAbbreviation
}

/** Hindi doubles some words, and English these. */
const repeated = /(?<![\p{L}.-])(?!(?:that|had|so|very|bye|ha|no)\b)([a-z]{2,})\s+\1(?![\p{L}-])/iu

// Lookbehind limits the start to a word boundary; otherwise a long word is rescanned from every letter.
/** Lookalike letters from another keyboard, or pasted. */
const mixed =
  /(?<![\p{L}\p{M}])(?=[\p{L}\p{M}]*\p{Script=Latin})(?=[\p{L}\p{M}]*[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Devanagari}])[\p{L}\p{M}]+/u

const brackets = { '(': ')', '[': ']', '“': '”', '«': '»' }

/** A closing bracket alone may number a list: `a)`. */
function openIn(text: string): string | undefined {
  const pair = Object.entries(brackets).find(
    ([open, close]) => text.split(open).length > text.split(close).length,
  )
  // After a digit it means inches.
  const quotes = text.replace(/\d"/g, '').split('"').length - 1
  return pair?.[0] ?? (quotes % 2 === 1 ? '"' : undefined)
}

const address = /(?<![\w.+-])[\w.+-]+@[\w-]+(\.[\w-]+)+/
const webAddress = /\b(https?:\/\/|www\.)[^\s)»”"]+/i
// No number is longer; without a limit, each 0 would be followed to the end.
const telephone = /(?<![\w/-])(\+91[ -]?|0)\d[\d -]{7,20}\d(?![\w/-])/

type Rule = (text: string) => string | undefined

const result =
  (pattern: RegExp, report: (words: string) => string): Rule =>
  (text) => {
    const [words] = pattern.exec(text) ?? []
    return words && report(words)
  }

const rules: readonly Rule[] = [
  result(placeholders, (words) => `“${words}” looks unfinished`),
  (text) => (isShouted(text) ? 'Text in all capitals is hard to read' : undefined),
  result(repeated, (words) => `“${words}” repeats a word`),
  result(mixed, (word) => `“${word}” mixes letters from two scripts, so search can’t find it`),
  (text) => {
    const open = openIn(text)
    return open && `${open} is opened but not closed`
  },
]

const ofPlainTexts: readonly Rule[] = [
  result(
    address,
    (words) =>
      `${words} isn’t a link here and would be missed when it changes. Enter it under College facts instead.`,
  ),
  result(
    telephone,
    (words) =>
      `${words} isn’t a link here and would be missed when it changes. Enter it under College facts instead.`,
  ),
  result(webAddress, (words) => `${words} isn’t a link here. Enter it in a link field instead.`),
]

export const wordingChecks = [
  ...rules.map((rule) =>
    warnAbout(({ field, text }) => (isWorded(field) ? rule(text) : undefined)),
  ),
  ...ofPlainTexts.map((rule) =>
    warnAbout(({ field, text }) => (isPlainField(field) ? rule(text) : undefined)),
  ),
]
