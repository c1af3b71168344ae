const count = (text: string, letters: RegExp) => text.match(letters)?.length ?? 0

const anyLetter = /\p{L}/gu
/** Fast path: most texts have none of these letters. */
const otherScript =
  /[\u0590-\u08ff\u0900-\u097f\u200e\u200f\u202a-\u202e\u2066-\u2069\ufb1d-\ufdff\ufe70-\ufefc]/
const mayReorder = /[\u0590-\u08ff\u200e\u200f\u202a-\u202e\u2066-\u2069\ufb1d-\ufdff\ufe70-\ufefc]/

const scripts = [
  { lang: 'hi', letters: /\p{Script=Devanagari}/gu },
  { lang: 'ur', letters: /\p{Script=Arabic}/gu, dir: 'rtl' },
] as const

export const partLanguages = ['hi', 'ur'] as const
export type PartLanguage = (typeof partLanguages)[number]

/** WCAG 2.2, 3.1.2. */
export type PartOfPage = { lang?: PartLanguage; dir?: 'ltr' | 'rtl' }

/** A text that could change the direction of its surroundings gets a `dir`, by which browsers isolate it. */
export function partOfPage(text: string): PartOfPage {
  if (!otherScript.test(text)) return {}
  const letters = count(text, anyLetter)
  const script = scripts.find((one) => count(text, one.letters) * 2 > letters)
  const dir = script && 'dir' in script ? script.dir : mayReorder.test(text) ? 'ltr' : undefined
  return { ...(script && { lang: script.lang }), ...(dir && { dir }) }
}

export type PartIn = Omit<PartOfPage, 'lang'> & { lang?: PartLanguage | 'en' }

/** The same where the text around it is in `language`, such as `hi`; null: English. */
export function partIn(language: string | null, text: string): PartIn {
  const { lang, ...part } = partOfPage(text)
  if (language === null) return { ...(lang && { lang }), ...part }
  const other = lang ?? (/[a-z]/i.test(text) ? 'en' : undefined)
  return { ...(other && other !== language && { lang: other }), ...part }
}

/** They change the direction of everything after them and are never part of a name. */
const turning = /[\u202a-\u202e\u2066-\u2069]/g
export const withoutBidiControls = (text: string): string => text.replace(turning, '')

export const languageOf = (text: string): PartLanguage | undefined => partOfPage(text).lang
