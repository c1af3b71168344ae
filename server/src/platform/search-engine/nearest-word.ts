import { distance } from '../runtime/distance.ts'
import { isExactCode } from './codes.ts'
import type { SearchIndex } from './search-index.ts'
import { expandedShortWord } from './short-words.ts'
import { isLikelyTypo } from './typos.ts'

/** From this length, one more typo is allowed; in short words everything is similar. */
const leastForOne = 4
const leastForTwo = 8

const typosAllowedIn = (word: string) =>
  word.length >= leastForTwo ? 2 : word.length >= leastForOne ? 1 : 0

const isLatin = /^[a-z]+$/

/** Many type Hindi without vowel signs: `परणम` for `परिणाम`. */
const bareOf = (word: string) => word.replace(/\p{M}/gu, '')

const maxTried = 8

export type KnownWords = {
  others: readonly string[]
  hasMatch: (word: string) => boolean
}

const firstMatch = (words: readonly string[], { others, hasMatch }: KnownWords) =>
  words.slice(0, maxTried).find((word) => others.includes(word) || hasMatch(word))

/**
 * The most similar known word that has results; for Hindi, those that differ in signs alone first; then the most frequent, then
 * alphabetically. Codes have no similar words.
 */
export function nearestWord(
  words: SearchIndex['words'],
  word: string,
  known: KnownWords,
): string | undefined {
  if (isExactCode(word)) return undefined
  const bare = bareOf(word)
  const isHindi = bare.length > 1 && /^\p{Script=Devanagari}+$/u.test(bare)
  const maxTypos = typosAllowedIn(word)
  const inNames = known.others.map((other) => ({ word: other, entries: 1 }))
  const inIndex = [...words].map(([text, { length }]) => ({ word: text, entries: length }))
  if (maxTypos === 0 && !isHindi) {
    const short = expandedShortWord([...inIndex, ...inNames], word)
    return short && firstMatch([short], known)
  }
  // If the first two letters were swapped, the word begins with the second.
  const letters = word.slice(0, 2)
  const near = [...inIndex.filter((one) => letters.includes(one.word.charAt(0))), ...inNames]
    .map((one) => {
      const isBareSame = isHindi && bareOf(one.word) === bare
      const errors = distance(word, one.word, isBareSame ? one.word.length : maxTypos)
      return { ...one, isBareSame, faults: errors }
    })
    .filter(({ isBareSame, faults }) => isBareSame || faults <= maxTypos)
    .filter((one) => !isLatin.test(word) || isLikelyTypo(word, one.word))
    .toSorted(
      (one, other) =>
        Number(other.isBareSame) - Number(one.isBareSame) ||
        one.faults - other.faults ||
        other.entries - one.entries ||
        (one.word < other.word ? -1 : 1),
    )
  return firstMatch(
    near.map((one) => one.word),
    known,
  )
}
