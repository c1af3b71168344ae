import { isExactCode, isSpeltOut } from './codes.ts'

/** In longer pronounceable words, any letter may be a typo. */
const longestCode = 4

const isConsonant = (letter: string | undefined) =>
  letter !== undefined && !'aeiouy'.includes(letter)

const firstDifference = (one: string, other: string) =>
  [...one].findIndex((letter, index) => letter !== other[index])

function isExchanged(typed: string, meant: string): boolean {
  const at = firstDifference(typed, meant)
  return at !== -1 && typed.slice(0, at) + typed[at + 1] + typed[at] + typed.slice(at + 2) === meant
}

function extraLetterIndex(longer: string, shorter: string): number {
  const at = firstDifference(longer, shorter)
  return at !== -1 && longer.slice(0, at) + longer.slice(at + 1) === shorter ? at : -1
}

const isDoubled = (word: string, at: number) => at > 0 && word[at] === word[at - 1]

/** Not after the first of four letters, which makes another code: `mped`. */
function isVowelLeftOut(typed: string, meant: string, at: number): boolean {
  const isBetween = isConsonant(meant[at - 1]) && isConsonant(meant[at + 1])
  return isBetween && !isConsonant(meant[at]) && (at > 1 || typed.length > longestCode)
}

function isTypo(typed: string, meant: string): boolean {
  if (typed.length === meant.length) return isExchanged(typed, meant)
  if (typed.length > meant.length) return isDoubled(typed, extraLetterIndex(typed, meant))
  const at = extraLetterIndex(meant, typed)
  return isDoubled(meant, at) || isVowelLeftOut(typed, meant, at)
}

/** A possible code is only matched to obvious slips (`exma`, `reslt`), and never suggested for another word. */
export function isLikelyTypo(typed: string, meant: string): boolean {
  if (isExactCode(meant) || isSpeltOut(meant)) return false
  return (typed.length > longestCode && !isSpeltOut(typed)) || isTypo(typed, meant)
}
