import type { ContentData } from 'contract/content/data'
import { parseTranslation, recordText } from 'contract/content/translations/record-translations'
import { textHash } from 'contract/content/translations/text-hash'
import { textsOf } from 'contract/content/translations/texts-of'
import type { TranslatedText } from 'contract/content/translations/translated-fields'
import { contentTypes } from 'contract/content/types'
import { records } from 'contract/records'
import { wordsIn } from './words.ts'

/** A text that is public in English, and its public translation. */
export type PublicText = { english: unknown; translation: TranslatedText | undefined }

export const textsOfPage = (page: ContentData, translation: ContentData = {}): PublicText[] =>
  textsOf(contentTypes.page.fields, page, translation)

/** Of the columns that a page shows. */
export const textsOfEvent = (texts: Readonly<Record<string, string>>): PublicText[] =>
  Object.entries(records.events.fields).flatMap(([name, field]) => {
    const json = texts[`${name}_hi`]
    if (json === undefined || !texts[name]) return []
    return [{ english: recordText(field, texts[name]), translation: parseTranslation(json) }]
  })

/** What visitors should read: the Hindi only of the English that is public. */
export function hindiOf({ english, translation }: PublicText): unknown {
  return translation?.of.includes(textHash(english)) && wordsIn(translation.text).size > 0
    ? translation.text
    : english
}

export const wordsOf = (texts: readonly unknown[]): Set<string> =>
  new Set(texts.flatMap((text) => [...wordsIn(text)]))
