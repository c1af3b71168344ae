import { foldName } from 'contract/platform/fold-text'

/** Words of a search that don't narrow it down. */
const filler = new Set(
  'a all an and the of our my to in on for from is are where who how can i do change edit update replace set new every with'.split(
    ' ',
  ),
)

const wordsOf = (text: string) =>
  foldName(text)
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter(Boolean)

const singular = (word: string) => (word.length > 3 ? word.replace(/(?<!s)s$/, '') : word)

/** Whether each word of `q` begins a word of a text. */
export function wordMatcher(q: string): (text: string) => boolean {
  const typed = wordsOf(q)
  const meant = typed.filter((word) => !filler.has(word))
  const wanted = (meant.length > 0 ? meant : typed).map(singular)
  return (text) => {
    const words = wordsOf(text)
    return wanted.length > 0 && wanted.every((word) => words.some((one) => one.startsWith(word)))
  }
}
