const beginnings = new Set(
  'bh bl br ch chh chr cl cr dh dr dw fl fr gh gl gn gr gy jh jn kh kl kn kr ksh ph pl pr ps rh sc sch scr sh shl shr sk sl sm sn sp spl spr sq squ st str sv sw th thr tr tw ty vy wh wr'.split(
    ' ',
  ),
)
const maxConsonants = 4

const likeWords = new Set(
  'bed med ded ped deled bams bums net set cet tet ctet cuet neet gate jet cat clat mat sat anm iti ias ips'.split(
    ' ',
  ),
)

/** Hindi names of Latin letters, and endings of degrees, some with two spellings: `बीपीएड`, `एमकॉम`, `यूजीसी`. */
const namesInHindi: ReadonlyMap<string, readonly string[]> = new Map(
  [
    'a ए|b बी|c सी|d डी|e ई|f एफ|g जी|h एच|i आई|j जे|k के|l एल|m एम|n एन|o ओ|p पी|q क्यू|r आर|s एस',
    't टी|u यू|v वी|w डब्ल्यू|x एक्स|y वाई|z जेड',
    'eled एलएड|ed एड|com कॉम काम|tech टेक|pharma फार्मा|pharm फार्म फार्मा|phil फिल|lib लिब|voc वोक',
  ]
    .flatMap((line) => line.split('|'))
    .map((names) => names.split(' '))
    .map(([latin = '', ...hindi]) => [latin, hindi]),
)
const inLatin = new Map(
  [...namesInHindi].flatMap(([latin, hindi]) => hindi.map((name) => [name, latin])),
)

/** Longest first: `एड` is not `ए`. */
const anyOf = (names: Iterable<string>) =>
  [...names].toSorted((one, other) => other.length - one.length).join('|')
const hindiNames = new RegExp(`(?:${anyOf(inLatin.keys())})(?!\\p{M})`, 'gu')
const latinNames = new RegExp(
  `(?!^)(?:${anyOf([...namesInHindi.keys()].filter((name) => name.length > 1))})|[a-z]`,
  'g',
)

/** `bped` for `बीपीएड`; undefined for other words. */
export function lettersOf(word: string): string | undefined {
  const names = word.match(hindiNames) ?? []
  const letters = names.map((name) => inLatin.get(name) ?? '')
  return names.length > 1 && letters[0]?.length === 1 && names.join('') === word
    ? letters.join('')
    : undefined
}

export const isLetterName = (word: string): boolean => inLatin.has(word)

const degrees =
  /^(?:[bm](?:a|sc|com|ca|ba|ed|ped|tech|pharma?|phil|lib|voc|sw)|d(?:ed|eled|pharma?)|beled|ll[bm]|b(?:a|ba|sc|com)llb|phd)$/

/** A code in the other script, in all spellings: `बीकॉम` and `बीकाम` for `bcom`, `bcom` for both. Empty if there is no code. */
export function transliterations(words: readonly string[]): string[] {
  const code = words.join('')
  const letters = lettersOf(code)
  if (letters !== undefined) return [letters]
  const isCode =
    degrees.test(code) ||
    (words.length === 1 && /^[a-z]+$/.test(code) && (likeWords.has(code) || isSpeltOut(code)))
  if (!isCode) return []
  const names = (code.match(latinNames) ?? []).map((name) => namesInHindi.get(name) ?? [])
  return [...new Set([0, 1].map((way) => names.map((all) => all[way] ?? all[0]).join('')))]
}

/** Numbers and codes are never treated as typos. */
export const isExactCode = (word: string): boolean =>
  /\d/.test(word) || likeWords.has(word) || lettersOf(word) !== undefined

/** `bped`, `ncte` and `mbbs` are spelt out. */
export function isPronounceable(word: string): boolean {
  const [beginning = ''] = word.match(/^[^aeiouy]*/) ?? []
  const runs = word.match(/[^aeiouy]+/g) ?? []
  return (
    beginning !== word &&
    (beginning.length < 2 || beginnings.has(beginning)) &&
    runs.every((run) => run.length <= maxConsonants) &&
    !/q(?!u)/.test(word)
  )
}

const longestSpelt = 7

export const isSpeltOut = (word: string): boolean =>
  word.length <= longestSpelt && !isPronounceable(word)
