import type { Reading } from './source.ts'

/** Three letters are a word rather than a code (`bca`, `mba`) when a vowel stands before the last of them. */
const shortWord = /^(?:[aeiou][a-z]|[a-z][aeiou])[a-z]$/

/** Vowels that may have been left out between two letters: any between consonants (`exm`), and next to one the same (`fes`). */
const vowelsBetween = (one = '', other = ''): string[] =>
  [...'aeiou'].filter((vowel) => !/[aeiou]/.test(one + other) || one === vowel || other === vowel)

/** A word of three letters with a vowel inside that was left out; by another fault a code is as near as a word. */
const withVowels = (word: string): string[] =>
  shortWord.test(word)
    ? [1, 2].flatMap((place) =>
        vowelsBetween(word[place - 1], word[place]).map(
          (vowel) => word.slice(0, place) + vowel + word.slice(place),
        ),
      )
    : []

/** What everybody says for a longer word, wherever that one stands alone. */
const saidForLonger: ReadonlySet<string> = new Set(['exam'])

const isWhole = (way: string, said: readonly { word: string }[]): boolean =>
  saidForLonger.has(way) || said.some(({ word }) => word === way || word === `${way}s`)

/**
 * What a word of three letters may have been meant for: `exam` of `exm`, by which `examination` is found, too; never half a word
 * that nobody says, as `educ` of `edc`. Of several the one with which most words in the index, and others, begin.
 */
export async function shortWordMeant(
  db: Reading,
  word: string,
  others: readonly string[],
): Promise<string | undefined> {
  const ways = withVowels(word)
  if (ways.length === 0) return undefined
  const known = await db
    .selectFrom('searchWords')
    .selectAll()
    .where((row) =>
      row.or(
        ways.map((way) => row.and([row('word', '>=', way), row('word', '<', `${way}\uffff`)])),
      ),
    )
    .execute()
  const said = [...known, ...others.map((other) => ({ word: other, entries: 1 }))]
  const counted = ways.map((way) => ({
    way,
    entries: said
      .filter((one) => one.word.startsWith(way))
      .reduce((sum, { entries }) => sum + entries, 0),
  }))
  return counted
    .filter(({ way, entries }) => entries > 0 && isWhole(way, said))
    .toSorted((one, other) => other.entries - one.entries || (one.way < other.way ? -1 : 1))[0]?.way
}
