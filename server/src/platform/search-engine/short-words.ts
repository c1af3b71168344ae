/** Three letters are a word rather than a code (`bca`, `mba`) if a vowel precedes the last. */
const shortWord = /^(?:[aeiou][a-z]|[a-z][aeiou])[a-z]$/

/** Vowels someone may have left out: any vowel between consonants (`exm`), or a doubled one (`fes`). */
const vowelsBetween = (one = '', other = ''): string[] =>
  [...'aeiou'].filter((vowel) => !/[aeiou]/.test(one + other) || one === vowel || other === vowel)

/** With another typo, a code would be as near as a word. */
const withVowels = (word: string): string[] =>
  shortWord.test(word)
    ? [1, 2].flatMap((place) =>
        vowelsBetween(word[place - 1], word[place]).map(
          (vowel) => word.slice(0, place) + vowel + word.slice(place),
        ),
      )
    : []

const standaloneAbbreviations: ReadonlySet<string> = new Set(['exam'])

const isFull = (way: string, texts: readonly { word: string }[]): boolean =>
  standaloneAbbreviations.has(way) || texts.some(({ word }) => word === way || word === `${way}s`)

/**
 * What three letters may stand for: `exam` for `exm`, which also finds `examination`; never a fragment nobody says, such as
 * `educ` for `edc`. Prefers the one that begins most words.
 */
export function expandedShortWord(
  texts: readonly { word: string; entries: number }[],
  word: string,
): string | undefined {
  return withVowels(word)
    .map((way) => ({
      way,
      entries: texts
        .filter((one) => one.word.startsWith(way))
        .reduce((sum, { entries }) => sum + entries, 0),
    }))
    .filter(({ way, entries }) => entries > 0 && isFull(way, texts))
    .toSorted((one, other) => other.entries - one.entries || (one.way < other.way ? -1 : 1))[0]?.way
}
