import { pageIn } from '#app/lib/languages/page-in'
import type { PageLanguage } from '#app/lib/languages/page-language'
import { createTranslator } from '#app/lib/languages/translator'
import { panelWordsInHindi } from './words'

/** See decision 116. Calls respond in English, which is what the panel edits. */
export const panelInHindi: PageLanguage = {
  ...pageIn('hi', createTranslator(panelWordsInHindi)),
  contentCode: undefined,
}
