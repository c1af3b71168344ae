import { type SearchToken, tokensIn } from './search-words.ts'
import { soundAlikesOf } from './sound-alikes.ts'

export const longestQuery = 100
const maxWords = 8
/** A single letter matches too much; for a completed word, so do two. */
const shortestBeginning = { last: 2, other: 3 }
/** Parts of degrees: `b a`, `ba llb`, `b com`. */
const longestPart = 4
const maxVariants = 12

/** A required word or prefix, in `ways` that sound alike. */
export type QueryWord = { word: string; ways?: readonly string[]; isBeginning: boolean }
export type QueryVariant = readonly QueryWord[]

export type Query = {
  words: readonly string[]
  /** Alternatives; empty if nothing is searched for. */
  variants: readonly QueryVariant[]
  isPartial?: true
}

function joinedWays(words: readonly string[]): string[][] {
  const ways = words.map((_, first) =>
    words.flatMap((_, index) => {
      const end = first + runLength(words, first)
      if (index < first || index >= end) return words[index] ?? []
      return index === first ? [words.slice(first, end).join('')] : []
    }),
  )
  const pairs = words
    .slice(1)
    .map((word, index) => [
      ...words.slice(0, index),
      (words[index] ?? '') + word,
      ...words.slice(index + 2),
    ])
  return [...ways, ...pairs]
}

/** `sc` alone is not `B.Sc.`, but begins whatever is about science. */
const apartOf = ({ whole, parts, isAbbreviation }: SearchToken): readonly string[] =>
  parts.length > 0 && (!isAbbreviation || parts.every((part) => /^\d+$/.test(part)))
    ? parts
    : [whole]

/** `छुट्टी` for `छुट्टियाँ`, `परीक्षा` for `परीक्षाएँ`, `पाठ्यक्रम` for `पाठ्यक्रमों`. */
const singularOfHindi = (word: string): string =>
  word.replace(/िया[ँं]$|ियों$/, 'ी').replace(/(?<=ा)(?:ए[ँं]|ओं)$|(?<=\S{2})[ोे]ं$/, '')

/** `result` for `results`, `facility` for `facilities`. */
export const singularOf = (word: string): string =>
  /^(?=[a-z]{4})(?!news$)[a-z]*[^isu]s$|ies$/.test(word)
    ? word.replace(/ies$/, 'y').replace(/(?<=ss|x|ch|sh)es$|s$/, '')
    : singularOfHindi(word)

/** Spellings in one word and in two. */
const writtenApart: ReadonlyMap<string, readonly string[]> = new Map(
  ['time table', 'date sheet', 'admit card', 'mark sheet', 'hall ticket', 'help line'].map(
    (pair) => [pair.replace(' ', ''), pair.split(' ')],
  ),
)

export const wordVariantsOf = ({ word, ways = [] }: QueryWord): readonly string[] => [word, ...ways]

function runLength(words: readonly string[], first: number): number {
  const rest = words.slice(first)
  const end = rest.findIndex((word) => word.length > longestPart)
  return Math.max(1, end === -1 ? rest.length : end)
}

/** No query syntax. The last word may be unfinished: `sem` finds `semester`. */
export function readQuery(typed: string): Query {
  const texts = tokensIn(typed.slice(0, longestQuery).toWellFormed()).slice(0, maxWords)
  const words = texts.map(({ whole }) => whole)
  const singulars = words.map(singularOf)
  // The singular of a typed word is not a prefix: `fees` must not find `feedback`.
  const isSingular = (word: string) => singulars.includes(word) && !words.includes(word)
  const ways = [
    ...[words, singulars, texts.flatMap(apartOf)],
    words.flatMap((word) => writtenApart.get(word) ?? [word]),
    ...joinedWays(words),
  ]
  const different = [...new Map(ways.map((way) => [way.join(' '), way])).values()]
  return {
    words,
    variants: different
      .filter((way) => way.length > 0)
      .slice(0, maxVariants)
      .map((way) =>
        way.map((word, index) => ({
          word,
          ...soundAlikesOf(word),
          isBeginning:
            index === way.length - 1
              ? word.length >= shortestBeginning.last && !isSingular(word)
              : // Joined words are degrees, which are written whole.
                word.length >= shortestBeginning.other && words.includes(word),
        })),
      ),
  }
}

export const exactVariants = (variants: readonly QueryVariant[]): QueryVariant[] =>
  variants.map((variant) => variant.map((wanted) => ({ ...wanted, isBeginning: false })))
