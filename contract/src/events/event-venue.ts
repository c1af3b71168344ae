import { nameOfLanguage } from '../content/translations/name-of-language.ts'
import { type RecordLanguage, recordLanguages } from '../content/translations/record-languages.ts'
import { optionalText } from '../platform/endpoint.ts'
import { eventTranslations } from './event-fields.ts'

export const venueTranslations = recordLanguages.map((language) => ({
  language,
  ...({ name: `venue_${language}` } as const),
  hint: `For readers of the website in ${nameOfLanguage(language)}. If you change the venue and leave this empty, they see it in English.`,
  label: eventTranslations[`venue_${language}`].label,
}))
export type TranslatedVenue = `venue_${RecordLanguage}`

/** Plain texts that translate the venue sent with them. If absent or empty, the stored one stays, and shows only with its own venue. */
// `fromEntries` loses the key types.
export const translatedVenues = Object.fromEntries(
  venueTranslations.map(({ name, label }) => [name, optionalText(label, 100)]),
) as Record<TranslatedVenue, ReturnType<typeof optionalText>>
