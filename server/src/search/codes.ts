/** What words in Latin letters begin with before their first vowel: English ones, and such as `bhawan`. */
const beginnings = new Set(
  'bh bl br ch chh chr cl cr dh dr dw fl fr gh gl gn gr gy jh jn kh kl kn kr ksh ph pl pr ps rh sc sch scr sh shl shr sk sl sm sn sp spl spr sq squ st str sv sw th thr tr tw ty vy wh wr'.split(
    ' ',
  ),
)
const mostConsonants = 4

/** Degrees and tests that look like words. */
const likeWords = new Set(
  'bed med ded ped deled bams bums net set cet tet ctet cuet neet gate jet cat clat mat sat anm iti ias ips'.split(
    ' ',
  ),
)

/** Names of Latin letters in Hindi, and what degrees end with: `बीपीएड`, `एमकॉम`, `यूजीसी`. */
const letter = 'ए|बी|सी|डी|ई|एफ|जी|एच|आई|जे|के|एल|एम|एन|ओ|पी|क्यू|आर|एस|टी|यू|वी|डब्ल्यू|एक्स|वाई|जेड'
const inHindi = new RegExp(
  `^(?:(?:${letter}){2,}|(?:${letter})+(?:ड|काम|कॉम|टेक|फार्म|फार्मा|फिल|लिब|वोक))$`,
)

/** Whether somebody who typed this meant it, though nothing is found: a number, or a code that no other word is meant by. */
export const isMeantSo = (word: string): boolean =>
  /\d/.test(word) || likeWords.has(word) || inHindi.test(word)

/** Whether a word in Latin letters can be said; `bped`, `ncte` and `mbbs` are spelt. */
export function canBeSaid(word: string): boolean {
  const [beginning = ''] = word.match(/^[^aeiouy]*/) ?? []
  const runs = word.match(/[^aeiouy]+/g) ?? []
  return (
    beginning !== word &&
    (beginning.length < 2 || beginnings.has(beginning)) &&
    runs.every((run) => run.length <= mostConsonants) &&
    !/q(?!u)/.test(word)
  )
}
