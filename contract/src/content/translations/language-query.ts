import * as z from 'zod/mini'

const code = /^[a-z]{2}$/

export const languageCode = z.string().check(z.regex(code, 'Unknown language'))

/** Texts in that language, where their translations are current, and in English where not. */
const lang = z.optional(z.string().check(z.regex(code, 'lang must be the code of a language')))

export const languageQuery = { lang }
export const languageQuerystring = z.object(languageQuery)
