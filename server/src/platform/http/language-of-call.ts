import { languages, type TranslationCode } from 'college/languages'

const [, ...others] = languages

export const translationLanguages = others.filter(({ isOffered }) => isOffered)

/** Undefined for English, and for languages without pages. */
export const translationCode = (code: unknown): TranslationCode | undefined =>
  translationLanguages.find((one) => one.code === code)?.code

/** `?lang=hi`, where the call declares it. */
export const languageOfCall = (query: unknown): TranslationCode | undefined =>
  typeof query === 'object' && query !== null && 'lang' in query
    ? translationCode(query.lang)
    : undefined
