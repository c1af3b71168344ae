import { languages as allLanguages, type LanguageCode } from 'college/languages'
import { escapeMarkup } from 'contract/platform/escape-markup'
import { inLanguage, isTranslated, offeredTranslations } from '../addresses/language-prefix.ts'

const [first] = allLanguages
const canonical = /<link rel="canonical" href="([^"]*)"\/>/
const ogLocale = /(property="og:locale" content=")[^"]*/
/** `hi_IN`: with the region where most people speak it. */
function localeOf(language: LanguageCode): string {
  const { region } = new Intl.Locale(language).maximize()
  return `${language}_${region}`
}
const unescaped = (address: string) => address.replaceAll('&amp;', '&')

export const alternatesOf = (
  address: string,
  languages: readonly string[],
): { language: string; address: string }[] => {
  const { origin, pathname, search } = new URL(address)
  const codes: readonly LanguageCode[] = [
    first.code,
    ...offeredTranslations.map(({ code }) => code).filter((code) => languages.includes(code)),
  ]
  const all = codes.map((code) => ({
    language: code,
    address: origin + inLanguage(code, pathname + search),
  }))
  return codes.length > 1 ? [...all, { language: 'x-default', address }] : []
}

/**
 * For search engines: where a page has its main text in several languages, its head names them all, and each is canonical. Others
 * leave that to the English page.
 */
export function nameLanguages(
  html: string,
  { language, languages }: { language: LanguageCode; languages: readonly string[] },
): string {
  if (languages.length === 0) return html
  const [link = '', written = ''] = canonical.exec(html) ?? []
  if (written === '') return html
  const alternates = alternatesOf(unescaped(written), languages)
  const own = isTranslated(language)
    ? alternates.find((one) => one.language === language)?.address
    : undefined
  const links = alternates.map(
    (one) =>
      `<link rel="alternate" hreflang="${one.language}" href="${escapeMarkup(one.address)}"/>`,
  )
  const named = html.replace(link, link + links.join(''))
  if (!own) return named
  const address = escapeMarkup(own)
  return named
    .replace(link, `<link rel="canonical" href="${address}"/>`)
    .replace(`property="og:url" content="${written}"`, `property="og:url" content="${address}"`)
    .replace(ogLocale, `$1${localeOf(language)}`)
}
