import { tokenWordsIn } from './search-words.ts'

/** Filler words in English, Hindi and Hinglish, and titles of people. */
const stopWords: ReadonlySet<string> = new Set(
  [
    'the of for in on at to from by is are how what when where which who please my about',
    'ka ki ke ko me mein se par hai hain kab kya kaise kahan kaha kitna kitni kitne aayega ayega aayegi hoga hogi chahiye',
    'hota hoti hote milega milegi milta milti liye kare karen karna kaun konsi kaunsa kaunsi',
    'का की के को में से पर है हैं कब क्या कैसे कहाँ कितना कितनी कितने आएगा आएगी होगा होगी चाहिए',
    'होता होती होते मिलेगा मिलेगी मिलता मिलती लिए करें करना कौन कौनसा कौनसी',
    'dr prof professor mr mrs ms shri smt shrimati sir mam maam madam ji',
    'डॉ डा प्रो श्री श्रीमती सर मैडम जी',
  ].flatMap(tokenWordsIn),
)

const wordsOf = (text: string): ReadonlySet<string> => new Set(tokenWordsIn(text))
/** Words for an aspect of something, which the page about it may not have. */
const aspects = wordsOf(
  'structure list pdf download name details info naam suchi jankari सूची पीडीएफ डाउनलोड नाम विवरण जानकारी',
)
const collegeWords = wordsOf('college campus office mahavidyalaya karyalay कॉलेज महाविद्यालय कार्यालय')
/** What is asked about the college itself, and the page that says it. */
const questions = [
  { asked: wordsOf('where kahan kaha कहाँ'), meant: ['directions'] },
  {
    asked: wordsOf('open closed khula khulta khulega band timing timings samay खुला खुलता बंद समय'),
    meant: ['contact'],
  },
]

export const withoutStopWords = (words: readonly string[]): string[] =>
  words.filter((word) => !stopWords.has(word))

/** `fee` for `fee structure`. */
export const withoutAspects = (words: readonly string[]): string[] =>
  words.filter((word) => !aspects.has(word))

/** `college kahan hai` names nothing but the college, and so does every page. */
export const questionOf = (words: readonly string[]): string[] | undefined =>
  questions.find(
    ({ asked }) =>
      words.some((word) => asked.has(word)) &&
      withoutStopWords(words).every((word) => asked.has(word) || collegeWords.has(word)),
  )?.meant
