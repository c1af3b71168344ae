/** Pseudorandom numbers from 0 to 1, the same in every run. */
export function seeded(seed: number) {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}
export type Random = ReturnType<typeof seeded>

const parts = {
  english: ['ba', 'ter', 'min', 'col', 'pro', 'sem', 'le', 'tion', 'ar', 'gen', 'ni', 'sta'],
  hindi: ['प', 'री', 'क्षा', 'ना', 'म', 'सू', 'चा', 'वि', 'द्या', 'ल', 'य', 'का'],
} as const
/** Words that colleges use most. */
const common = {
  english:
    'the of to and in is for students college examination result semester form fee date admission university course office notice list time table practical form'.split(
      ' ',
    ),
  hindi: 'के में की है और परीक्षा परिणाम सूचना छात्र प्रवेश शुल्क विश्वविद्यालय कार्यालय तिथि'.split(' '),
} as const
type Language = keyof typeof parts

const wordsOfLanguage = 6_000

/** Most frequent first. */
function vocabulary(language: Language, random: Random): string[] {
  const made = new Set<string>(common[language])
  const pick = () => parts[language][Math.floor(random() * parts[language].length)] ?? ''
  while (made.size < wordsOfLanguage) {
    const length = 2 + Math.floor(random() * 3)
    made.add(Array.from({ length }, pick).join(''))
  }
  return [...made]
}

export type Texts = ReturnType<typeof createTexts>

/** Realistic texts: the n-th word of a language is 1/n as frequent as the first (Zipf). */
export function createTexts(random: Random) {
  const known = {
    english: vocabulary('english', random),
    hindi: vocabulary('hindi', random),
  }
  const total = Math.log(wordsOfLanguage)
  const word = (language: Language) =>
    known[language][Math.floor(Math.exp(random() * total)) - 1] ?? 'the'
  return {
    known,
    words: (language: Language, count: number) =>
      Array.from({ length: count }, () => word(language)).join(' '),
  }
}
