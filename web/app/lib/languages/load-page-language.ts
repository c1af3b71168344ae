import type { LanguageCode, TranslationCode } from 'college/languages'
import { isTranslated } from '#app/framework/addresses/language-prefix'
import type { PageLanguage } from './page-language'

/** Loaded for the first page in a language. */
const loaders: Record<TranslationCode, () => Promise<PageLanguage>> = {
  hi: async () => (await import('./hindi/hindi')).hindi,
}

export const loadPageLanguage = async (code: LanguageCode): Promise<PageLanguage | undefined> =>
  isTranslated(code) ? loaders[code]() : undefined
