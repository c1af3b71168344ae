import { transliterations } from './codes.ts'
import { numbersIn } from './numerals.ts'
import { type Query, readQuery, singularOf } from './query.ts'
import { tokenWordsIn } from './search-words.ts'
import { questionOf, withoutAspects, withoutStopWords } from './stop-words.ts'

const names: readonly (readonly string[])[] = [
  'result|परिणाम|परीक्षाफल|परीक्षा परिणाम|रिजल्ट|parinam',
  'examination|exam|परीक्षा|pariksha',
  'semester|sem|सेमेस्टर',
  'year|वर्ष',
  'time table|timetable|date sheet|समय सारणी|samay sarni',
  'admit card|hall ticket|प्रवेश पत्र|pravesh patra',
  'admission|apply|apply online|प्रवेश|दाखिला|आवेदन|pravesh',
  'last date|last day|deadline|closing date|अंतिम तिथि|antim tithi',
  'fee|fees|शुल्क|फीस',
  'scholarship|छात्रवृत्ति|chatravriti|chhatravritti',
  'diwali|deepavali|dipawali|दिवाली|दीवाली|दीपावली',
  'practical|प्रायोगिक|प्रैक्टिकल',
  'holiday|vacation|अवकाश|छुट्टी|avkash|chutti|chhutti',
  'syllabus|पाठ्यक्रम|सिलेबस|pathyakram',
  'library|पुस्तकालय|pustakalaya',
  'hostel|छात्रावास|हॉस्टल|chhatravas',
  'canteen|cafeteria|mess|food|कैंटीन|भोजन',
  'first aid|medical room|medical|doctor|nurse|चिकित्सा कक्ष|डॉक्टर|प्राथमिक उपचार',
  'wifi|wi fi|internet|वाईफाई|इंटरनेट',
  'vacancies|vacancy|job|recruitment|रिक्त पद|भर्ती|वैकेंसी|नौकरी|bharti|naukri',
  'tender|निविदा|nivida',
  'notice|सूचना|suchna',
  'principal|प्राचार्य|प्रिंसिपल|pracharya',
  'hod|head department|head|our team|विभागाध्यक्ष|vibhagadhyaksh',
  'contact|contact number|phone number|mobile number|phone|telephone|mobile|फोन|मोबाइल|दूरभाष|संपर्क|फोन नंबर|मोबाइल नंबर|sampark',
  'hours|timing|timings|time|समय|samay',
  'identity card|id card|icard|i card|पहचान पत्र|परिचय पत्र|pehchan patra',
  'mathematics|maths|math|गणित|ganit',
  'examination cell|exam cell|examination department|examination branch|controller examinations|परीक्षा विभाग|परीक्षा प्रकोष्ठ',
  'hindi|हिंदी',
  'english|अंग्रेजी|angrezi',
  'sanskrit|संस्कृत',
  'history|इतिहास|itihas',
  'commerce|वाणिज्य|vanijya',
  'science|विज्ञान|vigyan',
  'economics|अर्थशास्त्र',
  'political science|pol science|राजनीति विज्ञान',
  'llb|ballb|law|विधि|vidhi',
  'faculty|teacher|teachers|professors|our team|शिक्षक|shikshak',
  'address|location|map|पता',
  'getting here|reach|directions|map|पहुँचें',
  'email|mail|e mail|ईमेल',
  'prospectus|brochure|विवरणिका',
  'mark sheet|marksheet|अंकतालिका|अंक पत्र|मार्कशीट',
  'correction|mistake|wrong|error|galat|galti|संशोधन|गलत|गलती',
  'pay|payment|भुगतान',
  'registration|पंजीकरण|panjikaran',
  'ragging|anti ragging|रैगिंग',
  'reevaluation|reevaluated|revaluation|rechecking|scrutiny|पुनर्मूल्यांकन',
  'internal committee|internal complaints committee|icc|posh|आंतरिक समिति',
  'dress|dress code|uniform|वर्दी|गणवेश',
  'transfer certificate|tc|स्थानांतरण प्रमाण पत्र',
  'january|जनवरी',
  'february|फरवरी',
  'march|मार्च',
  'april|अप्रैल',
  'may|मई',
  'june|जून',
  'july|जुलाई',
  'august|अगस्त',
  'september|सितंबर|सितम्बर',
  'october|अक्टूबर|अक्तूबर',
  'november|नवंबर|नवम्बर',
  'december|दिसंबर|दिसम्बर',
].map((group) => group.split('|').map((name) => tokenWordsIn(name).join(' ')))
const groups = names.map((group) => ({ group, wordsOfNames: group.map((name) => name.split(' ')) }))

const wordsInNames = new Set(groups.flatMap((group) => group.wordsOfNames.flat()))

/** `exam` for `exams`, but `fees` as it is. */
const asInNames = (word: string): string =>
  !wordsInNames.has(word) && wordsInNames.has(singularOf(word)) ? singularOf(word) : word

const maxWays = 12
const maxVariants = 30
const maxLooked = 200

/** A name that another was replaced by is one word: `प्रवेश` in `प्रवेश पत्र` has nothing to do with admission. */
const joint = '_'

function waysOf(text: string, group: readonly string[]): string[] {
  const padded = ` ${text} `
  const matched = group
    .filter((name) => padded.includes(` ${name} `))
    // `परीक्षा परिणाम` before `परिणाम`.
    .toSorted((one, other) => other.length - one.length)[0]
  if (matched === undefined) return [text]
  const others = group.filter((name) => name !== matched)
  const written = others.map((name) => name.replaceAll(' ', joint))
  return [text, ...written.map((name) => padded.replace(` ${matched} `, ` ${name} `).trim())]
}

const lengthsOfCodes = [4, 3, 2, 1]

function inOtherScript(words: readonly string[]): string[] {
  const written: string[][] = [[], []]
  let hasCode = false
  for (let index = 0; index < words.length; ) {
    const result = lengthsOfCodes
      .map((length) => ({ length, ways: transliterations(words.slice(index, index + length)) }))
      .find(({ ways }) => ways.length > 0)
    hasCode ||= result !== undefined
    written.forEach((way, at) => {
      way.push(result?.ways[at] ?? result?.ways[0] ?? words[index] ?? '')
    })
    index += result?.length ?? 1
  }
  return hasCode ? [...new Set(written.map((way) => way.join(' ')))] : []
}

function mixtureOf(way: string): number {
  const words = way.split(' ').filter((word) => numbersIn(word).length === 0)
  const latin = words.filter((word) => /[a-z]/.test(word)).length
  const hindi = words.filter((word) => /\p{Script=Devanagari}/u.test(word)).length
  return Math.min(latin, hindi)
}

export const interleaved = <T>(lists: readonly (readonly T[])[]): T[] =>
  Array.from({ length: Math.max(0, ...lists.map(({ length }) => length)) }, (_, index) =>
    lists.flatMap((list) => list.slice(index, index + 1)),
  ).flat()

function inOtherWords(typed: readonly string[]): string[] {
  let ways = [...typed]
  // Few groups have a name that begins with a word of these texts.
  const words = new Set(ways.flatMap((text) => text.split(' ')))
  for (const { group, wordsOfNames } of groups) {
    if (!wordsOfNames.some(([first = '']) => words.has(first))) continue
    ways = ways.flatMap((text) => waysOf(text, group)).slice(0, maxLooked)
    for (const word of wordsOfNames.flat()) words.add(word)
  }
  return ways.map((way) => way.replaceAll(joint, ' '))
}

/** The same query in other words: without filler words and aspects, with synonyms, and with codes in the other script. */
export function withSynonyms({ words }: Query): Query | undefined {
  const searched = questionOf(words) ?? withoutStopWords(words)
  if (searched.length === 0) return undefined
  const texts = [searched, withoutAspects(searched)]
    .filter((some) => some.length > 0)
    .flatMap((some) => [some.map(asInNames).join(' '), ...inOtherScript(some)])
  const ways = inOtherWords([...new Set(texts)])
  if (searched.length === words.length && ways.length === 1) return undefined
  const likeliest = ways
    .map((way) => ({ way, mixture: mixtureOf(way) }))
    .sort((one, other) => one.mixture - other.mixture)
    .slice(0, maxWays)
  const variants = interleaved(likeliest.map(({ way }) => readQuery(way).variants))
  return { words: searched, variants: variants.slice(0, maxVariants) }
}
