import type { LanguageCode, TranslationCode } from 'college/languages'
import { isTranslated } from '#app/framework/addresses/language-prefix'
import type { PageLanguage } from '#app/lib/languages/page-language'

/** As `load-page-language.ts`, for the panel, which has more texts. In English nothing is loaded. */
const loaders: Record<TranslationCode, () => Promise<PageLanguage>> = {
  hi: async () => (await import('#app/panel/hindi/panel-in-hindi')).panelInHindi,
}

export const loadPanelLanguage = async (code: LanguageCode): Promise<PageLanguage | undefined> =>
  isTranslated(code) ? loaders[code]() : undefined
