import { type LanguageCode, languages, type TranslationCode } from 'college/languages'

const [first, ...others] = languages

export const offeredTranslations = others.filter(({ isOffered }) => isOffered)

export const isTranslated = (code: LanguageCode): code is TranslationCode => code !== first.code

type Split = { language: LanguageCode; path: string }

/** `/hi/notices` is `/notices` in Hindi. Names match in any case, as all first segments do. */
export function splitLanguage(path: string): Split {
  const [, name = '', rest = ''] = /^\/([^/?]*)(.*)$/s.exec(path) ?? []
  const translation = offeredTranslations.find(({ code }) => code === name.toLowerCase())
  if (!translation) return { language: first.code, path }
  return { language: translation.code, path: rest.startsWith('/') ? rest : `/${rest}` }
}

/** Not files and calls: they have one address in all languages. */
const elsewhere =
  /^\/(?:\/|(?:api|assets|auth|documents|uploads|user)(?:[/?#]|$)|[\w-]+\.\w+$|[^?#]+\.(?:ics|pdf|svg)(?:\?|$))/
const feed = /^\/(?:events|notices)\.(?:atom|json)(?=\?|$)/
const calendar = /^\/(?:events|event\/[^/?#]+)\.ics(?=\?|$)/

/** The address of a page, feed or calendar in a language. Leaves all other addresses alone. */
export function inLanguage(language: LanguageCode, address: string): string {
  if (isTranslated(language) && calendar.test(address))
    return `${address}${address.includes('?') ? '&' : '?'}lang=${language}`
  const isPage = address.startsWith('/') && (feed.test(address) || !elsewhere.test(address))
  if (!isTranslated(language) || !isPage || isTranslated(splitLanguage(address).language))
    return address
  return `/${language}${address.replace(/^\/(?=[?#]|$)/, '')}`
}

/** Each language has one: a file, so `inLanguage` leaves it alone. */
export const manifestPath = (language: LanguageCode): string =>
  `${isTranslated(language) ? `/${language}` : ''}/manifest.webmanifest`

export const needlessPrefix = `/${first.code}`
const hasNeedlessPrefix = new RegExp(`^${needlessPrefix}(?=[/?]|$)(.*)$`, 'is')

/** `/en/notices` leads to `/notices` wherever there is more than one language. */
export function withoutNeedlessPrefix(path: string): string | undefined {
  if (offeredTranslations.length === 0) return undefined
  const [, rest] = hasNeedlessPrefix.exec(path) ?? []
  return rest === undefined ? undefined : rest.startsWith('/') ? rest : `/${rest}`
}
