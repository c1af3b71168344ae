/** Signs and letters of Hindi that people mix up, both ways. */
const mixed = new Map(
  'ि ी|ु ू|इ ई|उ ऊ|ये ए|यी ई'.split('|').flatMap((pair) => {
    const [one = '', other = ''] = pair.split(' ')
    return [
      [one, other],
      [other, one],
    ] as const
  }),
)
const anyMixed = /(?<!्)य[ेी]|[िीुूइईउऊए]/g

const shortest = 3
/** A word of English of which many are said with an s: `result` is as whole in `results`. */
const countable = /^[a-z]{3,}[^\W\d_s]$/
/** Of more signs in a word nobody mixes up several. */
const mostExchanged = 3
const mostWays = 8

type Sign = { sign: string; index: number }

const exchanged = (word: string, { sign, index }: Sign) =>
  word.slice(0, index) + (mixed.get(sign) ?? sign) + word.slice(index + sign.length)

/**
 * Other ways to write a word: many of it; of Hindi such as sound like it, those with one sign exchanged before those with several. They are
 * looked for beside it, and stand in no index: its words are told to whoever has misspelt them.
 */
export function soundAlikesOf(word: string): { ways?: readonly string[] } {
  if (word.length < shortest) return {}
  if (countable.test(word)) return { ways: [`${word.replace(/(?<![aeiou])y$/, 'ie')}s`] }
  // From the end, so that what comes before stays in its place.
  const signs = [...word.matchAll(anyMixed)]
    .map(({ 0: sign, index }) => ({ sign, index }))
    .toReversed()
  if (signs.length === 0) return {}
  const single = signs.map((sign) => exchanged(word, sign))
  let several = [word]
  for (const sign of signs.slice(0, mostExchanged))
    several = several.concat(several.map((way) => exchanged(way, sign)))
  const others = new Set([...single, ...several].filter((way) => way !== word))
  return { ways: [...others].slice(0, mostWays) }
}
