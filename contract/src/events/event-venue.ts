import { nameOfLanguage } from '../content/translations/name-of-language.ts'
import { type RecordLanguage, recordLanguages } from '../content/translations/record-languages.ts'
import { optionalText } from '../platform/endpoint.ts'
import { eventTranslations } from './event-fields.ts'

export const venueTranslations = recordLanguages.map((language) => ({
  language,
  ...({ name: `venue_${language}` } as const),
  hint: `For readers of the website in ${nameOfLanguage(language)}. If empty, they see a new venue in English.`,
  label: eventTranslations[`venue_${language}`].label,
}))
export type TranslatedVenue = `venue_${RecordLanguage}`

/** Plain texts, of the venue that they are sent with. Absent or empty: the stored one stays, and shows if the venue does. */
// `fromEntries` loses the key types.
export const translatedVenues = Object.fromEntries(
  venueTranslations.map(({ name, label }) => [name, optionalText(label, 100)]),
) as Record<TranslatedVenue, ReturnType<typeof optionalText>>
