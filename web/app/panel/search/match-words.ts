import { foldName } from 'contract/platform/fold-text'
import { textHere } from '#app/lib/languages/page-language'

/** Words of a search that don't narrow it down. */
const fillerText = `a all an and the of our my to in on for from is are where who how can i do change edit update replace
  set new every with list
  ka ki ke ko me mein hai kaise kare karen karna karo kar badalna badlo badle naya nayi nai dalna dale dalo lagana lagao
  hatana hatao band galat chahiye का की के को में है कैसे करें करना करो बदलना बदलें बदलो नया नई डालना डालें लगाना हटाना हटाएं बंद गलत`

/** Hindi that clerks mix with the English of the panel, in either script. */
const inHindi = {
  address: 'pata पता',
  admission: 'pravesh dakhila प्रवेश दाखिला',
  event: 'karyakram कार्यक्रम',
  exam: 'pariksha परीक्षा',
  fee: 'shulk fis फीस शुल्क',
  holiday: 'chutti chhutti avkash छुट्टी अवकाश',
  message: 'sandesh संदेश',
  name: 'naam नाम',
  notice: 'suchna soochna suchana सूचना नोटिस',
  phone: 'फोन मोबाइल',
  photo: 'tasveer tasvir फोटो तस्वीर चित्र',
  principal: 'pracharya प्राचार्य',
  result: 'parinam रिजल्ट परिणाम',
  student: 'chatra chhatra vidyarthi छात्र विद्यार्थी',
  teacher: 'shikshak adhyapak शिक्षक अध्यापक',
  timing: 'samay समय',
}

/** Names are found in English, too, where the panel is in another language. */
export const inBoth = (text: string): string => `${text} ${textHere(text)}`

const wordsOf = (text: string) =>
  foldName(text)
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter(Boolean)

const filler = new Set(wordsOf(fillerText))
const english = new Map(
  Object.entries(inHindi).flatMap(([word, hindi]) =>
    wordsOf(hindi).map((one) => [one, word] as const),
  ),
)

/** The news isn’t what is new. */
const singular = (word: string) =>
  word.length > 3 && word !== 'news' ? word.replace(/(?<!s)s$/, '') : word

/** Whether each word of `q` begins a word of a text. */
export function wordMatcher(q: string): (text: string) => boolean {
  const typed = wordsOf(q)
  const significant = typed.filter((word) => !filler.has(word))
  const folded = (significant.length > 0 ? significant : typed).map(
    (word) => english.get(word) ?? singular(word),
  )
  return (text) => {
    const words = wordsOf(text)
    return folded.length > 0 && folded.every((word) => words.some((one) => one.startsWith(word)))
  }
}
