import { nameOfLanguage } from '../content/translations/name-of-language.ts'
import { type RecordLanguage, recordLanguages } from '../content/translations/record-languages.ts'
import { line, optionalText } from '../platform/endpoint.ts'
import { eventTranslations } from './event-fields.ts'

export const longestReason = 300
export const reason = line('Reason', longestReason)

export const reasonTranslations = recordLanguages.map((language) => ({
  language,
  name: `reason_${language}` as const,
  hint: `For readers of the website in ${nameOfLanguage(language)}. If empty, they see the reason in English.`,
  ...({
    column: `stateNote_${language}`,
    label: eventTranslations[`stateNote_${language}`].label,
  } as const),
}))
export type TranslatedReason = `reason_${RecordLanguage}`

/** Plain texts, of the reason that they are sent with. Absent: the stored one stays. */
// `fromEntries` loses the key types.
export const translatedReasons = Object.fromEntries(
  reasonTranslations.map(({ name, label }) => [name, optionalText(label, longestReason)]),
) as Record<TranslatedReason, ReturnType<typeof optionalText>>
export type TranslatedReasons = Partial<Record<TranslatedReason, string | undefined>>
