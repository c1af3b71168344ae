import type { LanguageCode } from 'college/languages'
import { isTranslated } from '#app/framework/addresses/language-prefix'
import { deleteStored, store } from './browser-storage'

const key = 'panel-language'

/** `framework/delivery/open-in-language.ts` reads it. */
export function rememberPanelLanguage(code: LanguageCode): void {
  if (isTranslated(code)) store('localStorage', key, code)
  else deleteStored('localStorage', key)
}
