/** `´` would otherwise become a space. */
const apostrophes = /[´ʹʻʼ‘`′]/g

/** Accents, nukta, visarga, Arabic marks that many leave out, and invisible marks such as joiners and direction marks. */
const leftOut =
  /[\u0300-\u036f\u0903\u093c\u0640\u064b-\u0655\u0670\p{Default_Ignorable_Code_Point}\ufff9-\ufffb]/gu

/** A nasal before a stop or स is often written as anusvara: हिन्दी and हिंदी. */
const nasal = /[ङञणनम]्(?=[कखगघचछजझटठडढतथदधपफबभस])/g

/** Pairs of letters that people use for each other; the second one stands for both. */
const pairs = 'ँं ॉा ऑआ ॅे يی ىی كک هہ ةہ ۃہ'.split(' ')
const digitsFrom = (zero: string) =>
  Array.from({ length: 10 }, (_, digit) => {
    const letter = String.fromCharCode(zero.charCodeAt(0) + digit)
    return [letter, `${digit}`] as const
  })
const sameLetters: ReadonlyMap<string, string> = new Map([
  ...pairs.map(([letter = '', same = '']) => [letter, same] as const),
  ...['०', '٠', '۰'].flatMap(digitsFrom),
])
const varied = new RegExp(`[${[...sameLetters.keys()].join('')}]`, 'g')

const isPlain = /^[\n\r\t -_a-~]*$/

/** Search normalisation: lower case, no accents, nukta or joiners, one sign per sound in Hindi and Urdu, digits 0 to 9. */
export function foldText(text: string): string {
  if (isPlain.test(text)) return text.toLowerCase()
  return text
    .replace(apostrophes, '’')
    .normalize('NFKD')
    .toLowerCase()
    .replace(leftOut, '')
    .replace(nasal, 'ं')
    .replace(varied, (letter) => sameLetters.get(letter) ?? letter)
    .normalize('NFC')
}

const shortVowels = new Map('ीि ूु ईइ ऊउ'.split(' ').map(([long = '', short = '']) => [long, short]))

/**
 * For searching names in lists: also drops apostrophes and merges vowels that people mix up in Hindi. PostgreSQL's
 * `fold_name` does the same: a change here needs a migration.
 */
export const foldName = (text: string): string =>
  foldText(text)
    .replace(/['’]/g, '')
    .replace(/[ीूईऊ]/g, (letter) => shortVowels.get(letter) ?? letter)
    .replace(/(?<!्)ये/g, 'ए')
    .replace(/(?<!्)यि/g, 'इ')

/** Letters and digits alone: `B.C.A.` and `BCA`, `First  Year` and `first year` are the same. */
export const bareName = (text: string) => foldName(text).replace(/[^\p{L}\p{M}\p{N}]+/gu, '')
