import { soundAlikesOf } from './sound-alikes.ts'
import { type Said, saidIn } from './words.ts'

/** Characters and words of a search that are looked at. */
export const longestQuery = 100
const mostWords = 8
/** A single letter begins too much, and of a word that was typed to its end two do. */
const shortestBeginning = { last: 2, other: 3 }
/** Letters of words that may be parts of a degree: `b a`, `ba llb`, `b com`. */
const longestPart = 4
const mostSpellings = 12

/**
 * A word that must be there, or one that begins so, in one of the `ways` that sound like it; or else one of these signs, which
 * stand for categories.
 */
export type Wanted = {
  word: string
  ways?: readonly string[]
  isBeginning: boolean
  signs?: readonly string[]
}
/** Words that must all be there. */
export type Spelling = readonly Wanted[]

/** What is searched for. */
export type Query = {
  /** As it was typed, word for word. */
  words: readonly string[]
  /** Ways to write it, of which one is enough; none of nothing. */
  spellings: readonly Spelling[]
  /** It asks for some of the words that were typed. */
  isPartial?: true
}

/** The words with some neighbours as one. */
function joinedWays(words: readonly string[]): string[][] {
  const ways = words.map((_, first) =>
    words.flatMap((_, place) => {
      const end = first + runLength(words, first)
      if (place < first || place >= end) return words[place] ?? []
      return place === first ? [words.slice(first, end).join('')] : []
    }),
  )
  const pairs = words
    .slice(1)
    .map((word, place) => [
      ...words.slice(0, place),
      (words[place] ?? '') + word,
      ...words.slice(place + 2),
    ])
  return [...ways, ...pairs]
}

/** What a word says by its parts, or the number that it is; `sc` alone is not `B.Sc.`, it begins whatever is about science. */
const apartOf = ({ whole, parts, isAbbreviation }: Said): readonly string[] =>
  parts.length > 0 && (!isAbbreviation || parts.every((part) => /^\d+$/.test(part)))
    ? parts
    : [whole]

/** One of what a word says many of: `result` of `results`, `facility` of `facilities`; itself where it is none of these. */
const singularOf = (word: string): string =>
  /^(?=[a-z]{4})(?!news$)[a-z]*[^isu]s$|ies$/.test(word)
    ? word.replace(/ies$/, 'y').replace(/(?<=ss|x|ch|sh)es$|s$/, '')
    : word

/** What many write as one word and as two; texts are found by either. */
const writtenApart: ReadonlyMap<string, readonly string[]> = new Map(
  ['time table', 'date sheet', 'admit card', 'mark sheet', 'hall ticket', 'help line'].map(
    (pair) => [pair.replace(' ', ''), pair.split(' ')],
  ),
)

/** A word and all that sound like it. */
export const waysOf = ({ word, ways = [] }: Wanted): readonly string[] => [word, ...ways]

/** How many words from here on may be one. */
function runLength(words: readonly string[], first: number): number {
  const rest = words.slice(first)
  const end = rest.findIndex((word) => word.length > longestPart)
  return Math.max(1, end === -1 ? rest.length : end)
}

/**
 * Reads what somebody typed, whatever it is: nothing in it has a meaning of its own. Words may be unfinished:
 * `sem` finds `semester`. */
export function readQuery(typed: string): Query {
  const said = saidIn(typed.slice(0, longestQuery).toWellFormed()).slice(0, mostWords)
  const words = said.map(({ whole }) => whole)
  const ways = [
    ...[words, words.map(singularOf), said.flatMap(apartOf)],
    words.flatMap((word) => writtenApart.get(word) ?? [word]),
    ...joinedWays(words),
  ]
  const different = [...new Map(ways.map((way) => [way.join(' '), way])).values()]
  return {
    words,
    spellings: different
      .filter((way) => way.length > 0)
      .slice(0, mostSpellings)
      .map((way) =>
        way.map((word, place) => ({
          word,
          ...soundAlikesOf(word),
          isBeginning:
            place === way.length - 1
              ? word.length >= shortestBeginning.last
              : // Joined words are degrees, which are written whole.
                word.length >= shortestBeginning.other && words.includes(word),
        })),
      ),
  }
}

/** The same without words that are only begun. */
export const exactly = (spellings: readonly Spelling[]): Spelling[] =>
  spellings.map((spelling) => spelling.map((wanted) => ({ ...wanted, isBeginning: false })))
