import type { Reading } from './source.ts'

/** Three letters are a word rather than a code (`bca`, `mba`) when a vowel stands before the last of them. */
const shortWord = /^(?:[aeiou][a-z]|[a-z][aeiou])[a-z]$/
/** Degrees and tests that look like words. */
const codes = new Set('bed med ded ped net set cet tet jet cat mat sat anm iti ias ips'.split(' '))

/** A word of three letters with a vowel inside that was left out; by another fault a code is as near as a word. */
const withVowels = (word: string): string[] =>
  shortWord.test(word) && !codes.has(word)
    ? [1, 2].flatMap((place) =>
        [...'aeiou'].map((vowel) => word.slice(0, place) + vowel + word.slice(place)),
      )
    : []

/**
 * What a word of three letters may have been meant for: `exam` of `exm`, by which `examination` is found, too. Of several the one
 * with which most words in the index, and others, begin.
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
    .filter(({ entries }) => entries > 0)
    .toSorted((one, other) => other.entries - one.entries || (one.way < other.way ? -1 : 1))[0]?.way
}
