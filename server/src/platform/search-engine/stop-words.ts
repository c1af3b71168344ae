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

export const withoutStopWords = (words: readonly string[]): string[] =>
  words.filter((word) => !stopWords.has(word))
