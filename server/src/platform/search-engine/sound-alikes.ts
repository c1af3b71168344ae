/** Commonly confused Hindi signs, both ways. */
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
const countable = /^[a-z]{2,}[^\W\d_s]$/
const maxExchanged = 3
const maxWays = 8

type Sign = { sign: string; index: number }

const exchanged = (word: string, { sign, index }: Sign) =>
  word.slice(0, index) + (mixed.get(sign) ?? sign) + word.slice(index + sign.length)

/**
 * Plurals; in Hindi, variants that sound alike, fewest exchanges first. Applied to the query and not indexed, as the index's
 * words are used for suggestions.
 */
export function soundAlikesOf(word: string): { ways?: readonly string[] } {
  if (word.length < shortest) return {}
  if (countable.test(word)) return { ways: [`${word.replace(/(?<![aeiou])y$/, 'ie')}s`] }
  const signs = [...word.matchAll(anyMixed)]
    .map(({ 0: sign, index }) => ({ sign, index }))
    .toReversed()
  if (signs.length === 0) return {}
  const single = signs.map((sign) => exchanged(word, sign))
  let several = [word]
  for (const sign of signs.slice(0, maxExchanged))
    several = several.concat(several.map((way) => exchanged(way, sign)))
  const others = new Set([...single, ...several].filter((way) => way !== word))
  return { ways: [...others].slice(0, maxWays) }
}
