import type { TranslationCode } from 'college/languages'
import { unknownLanguage } from 'contract/content/translations/calls'
import { badRequest } from '../../platform/errors.ts'
import { translationCode, translationLanguages } from '../../platform/http/language-of-call.ts'

/** The first one unless another is named. Rejects with 400 for a language that the site doesn't have. */
export function requestedLanguage(
  code: string | undefined = translationLanguages[0]?.code,
): TranslationCode {
  const language = translationCode(code)
  if (!language) throw badRequest(unknownLanguage)
  return language
}
