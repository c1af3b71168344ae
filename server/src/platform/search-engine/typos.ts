import { isMeantSo, isSpelt } from './codes.ts'

/** Of longer words that can be said, any letter may be a fault, and of all that are no codes. */
const longestCode = 4

const isConsonant = (letter: string | undefined) =>
  letter !== undefined && !'aeiouy'.includes(letter)

/** The place of the first letter that is another. */
const firstDifference = (one: string, other: string) =>
  [...one].findIndex((letter, place) => letter !== other[place])

/** Whether two neighbours changed their places. */
function isExchanged(typed: string, meant: string): boolean {
  const at = firstDifference(typed, meant)
  return at !== -1 && typed.slice(0, at) + typed[at + 1] + typed[at] + typed.slice(at + 2) === meant
}

/** The place of the letter by which one word is longer than another; -1 where it is not by one alone. */
function placeOfMore(longer: string, shorter: string): number {
  const at = firstDifference(longer, shorter)
  return at !== -1 && longer.slice(0, at) + longer.slice(at + 1) === shorter ? at : -1
}

/** Whether the letter there is that before it, once more. */
const isDoubled = (word: string, at: number) => at > 0 && word[at] === word[at - 1]

/** Whether a vowel that is not typed stands between consonants. Behind the first letter of four it is another code: `mped`. */
function isVowelLeftOut(typed: string, meant: string, at: number): boolean {
  const isBetween = isConsonant(meant[at - 1]) && isConsonant(meant[at + 1])
  return isBetween && !isConsonant(meant[at]) && (at > 1 || typed.length > longestCode)
}

/** Whether a word is what fingers make of another: letters exchanged or doubled, or a vowel left out. */
function isSlip(typed: string, meant: string): boolean {
  if (typed.length === meant.length) return isExchanged(typed, meant)
  if (typed.length > meant.length) return isDoubled(typed, placeOfMore(typed, meant))
  const at = placeOfMore(meant, typed)
  return isDoubled(meant, at) || isVowelLeftOut(typed, meant, at)
}

/**
 * Whether one word in Latin letters may be meant by another, which is as near as faults make it. A code is as near to other words
 * as a fault: what may be one is taken for a slip only (`exma`, `reslt`), and none is meant by something else.
 */
export function mayBeMeant(typed: string, meant: string): boolean {
  if (isMeantSo(meant) || isSpelt(meant)) return false
  return (typed.length > longestCode && !isSpelt(typed)) || isSlip(typed, meant)
}
