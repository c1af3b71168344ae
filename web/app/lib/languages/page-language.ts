import type { LanguageCode } from 'college/languages'
import { type PartIn, partOfPage } from 'contract/platform/language-of-text'

export type Props = Readonly<Record<string, unknown>>

/** What elements show on a page that isn't in English, the language of the code: see decision 108. */
export type PageLanguage = {
  code: LanguageCode
  /** In which calls respond. None in the panel, where the English is edited. */
  contentCode: LanguageCode | undefined
  addressOf: (path: string) => string
  translate: (text: string) => string
  translated: (type: string, props: Props) => Props
  /** Language and direction of a text, where they differ from the page's. */
  partOf: (text: string) => PartIn
}

let present: PageLanguage | undefined

/** Undefined on pages in English, which fetch none of this. */
export const pageLanguage = (): PageLanguage | undefined => present

/** For the few texts that no element of React shows. */
export const textHere = (text: string): string => present?.translate(text) ?? text

/** Language and direction of a text, where they differ from this page's. */
export const partHere = (text: string): ReturnType<PageLanguage['partOf']> =>
  present?.partOf(text) ?? partOfPage(text)

/** The address of a page in the language of this one. */
export const addressHere = (path: string): string => present?.addressOf(path) ?? path

/** For calls that respond in several languages. */
export const languageHere = (): LanguageCode | undefined => present?.contentCode

/** For texts in pieces, whose language the server knows where it is not English. */
export const languageOfPart = (lang: string | undefined): string | undefined =>
  lang ?? (present && 'en')

/** Rendering is synchronous, so that no other page is rendered in between. */
export function renderIn<Rendered>(
  language: PageLanguage | undefined,
  render: () => Rendered,
): Rendered {
  const before = present
  present = language
  try {
    return render()
  } finally {
    present = before
  }
}

/** In the browser, where a document has one language. */
export function renderAllIn(language: PageLanguage | undefined): void {
  present = language
}
