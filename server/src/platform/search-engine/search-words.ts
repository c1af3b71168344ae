import { foldText } from 'contract/platform/fold-text'
import { isLetterName, lettersOf } from './codes.ts'
import { numbersIn } from './numerals.ts'

const longestWord = 40
/** Joined abbreviations: `B. A. LL. B.` */
const longestRun = 4
const longestAbbreviation = 4

/**
 * A token with the characters allowed inside words: dots of degrees, hyphens, apostrophes, a colon typed for visarga. After the
 * hyphen of `B.A.-III`, `Sem-II` or `BA-1` a new word begins.
 */
const together =
  /[\p{L}\p{N}\p{M}\p{Default_Ignorable_Code_Point}]+(?:(?!\.[-\u2010\u2011]|(?<!\p{N})[-\u2010\u2011](?:\d|i{1,3}|iv|vi{0,3}|ix|x)(?![\p{L}\p{N}\p{M}]))(?:[.\-\u2010\u2011'’‘´`′]+|:(?=\p{Script=Devanagari}))[\p{L}\p{N}\p{M}\p{Default_Ignorable_Code_Point}]+)*\.?/giu
const inside = /[^\p{L}\p{N}\p{M}]+/u
/** Both engines know these letters; others are not indexed. */
const foreign = /[^\p{L}\p{N}\p{M}]|[\u{10000}-\u{10ffff}]/gu

export type SearchToken = {
  start: number
  end: number
  /** Without inner characters: `ba` of `B.A.`, `reevaluation` of `re-evaluation`. */
  whole: string
  parts: readonly string[]
  isAbbreviation: boolean
}

const bare = (text: string) => foldText(text).replace(foreign, '').slice(0, longestWord)

/** Fast path for most words: nothing that `foldText` would change, except an initial capital. */
const settled =
  /^(?:[a-z\d]+|[A-Z][a-z][a-z\d]*|(?!.*[ङञणनम]\u094d)[\u0902\u0904-\u0910\u0912-\u0928\u092a-\u0930\u0932\u0933\u0935-\u0939\u093d-\u0944\u0946-\u0948\u094a-\u094d\u0960-\u0963]+)$/

function textOf(text: string, start: number): SearchToken {
  if (settled.test(text)) {
    const full = text.slice(0, longestWord).toLowerCase()
    const parts = numbersIn(full)
    return { start, end: start + text.length, whole: full, parts, isAbbreviation: false }
  }
  const parts = foldText(text).split(inside).map(bare).filter(Boolean)
  const entire = bare(parts.join(''))
  const letters = text.replace(/\.$/, '')
  const isDotted = text.includes('.')
  const isDegree = letters.includes('.')
  // A letter with a dot is an initial: V. K. Rao.
  const numbers = isDotted ? [] : numbersIn(entire)
  const isCapital =
    letters.length > 1 && letters === letters.toUpperCase() && letters !== letters.toLowerCase()
  return {
    start,
    // The dot belongs to an abbreviation, but not to a sentence.
    end: start + (isDegree ? text : letters).length,
    whole: entire,
    parts: parts.length > 1 ? parts.filter((part) => part.length > 1) : numbers,
    isAbbreviation:
      (isDotted || isCapital) && parts.every((part) => part.length <= longestAbbreviation),
  }
}

export const tokensIn = (text: string): SearchToken[] =>
  [...text.matchAll(together)]
    .map(({ 0: word, index }) => textOf(word, index))
    .filter(({ whole }) => whole !== '')

export const tokenWordsIn = (text: string): string[] => tokensIn(text).map(({ whole }) => whole)

/** `ballb` for `B.A. LL.B.`. */
export function joinedRunsOf(
  words: readonly string[],
  mayJoin: (place: number) => boolean,
): string[] {
  return words.flatMap((_, first) => {
    const runs: string[] = []
    for (let last = first; last < words.length && last - first < longestRun; last++) {
      if (!mayJoin(last)) break
      if (last > first) runs.push(bare(words.slice(first, last + 1).join('')))
    }
    return runs
  })
}

const isCodeInHindi = (word = '') => lettersOf(word) !== undefined || isLetterName(word)

export function searchWordsOf(text: string): string[] {
  const texts = tokensIn(text)
  const runs = joinedRunsOf(
    texts.map(({ whole }) => whole),
    (place) => texts[place]?.isAbbreviation === true || isCodeInHindi(texts[place]?.whole),
  )
  return [...new Set([...texts.flatMap(({ whole, parts }) => [whole, ...parts]), ...runs])]
}
