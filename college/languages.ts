type Listed = {
  code: string
  /** As its speakers write it: the link that leads there. */
  name: string
  /** Unless offered, no address leads to it. */
  isOffered: boolean
}

/** The first has the addresses without a prefix, and is the language that texts are written in. */
export const languages = [
  { code: 'en', name: 'English', isOffered: true },
  { code: 'hi', name: 'हिन्दी', isOffered: true },
] as const satisfies readonly Listed[]

export type LanguageCode = (typeof languages)[number]['code']
export type TranslationCode = Exclude<LanguageCode, (typeof languages)[0]['code']>
