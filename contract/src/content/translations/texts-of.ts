import type { ContentData } from '../data.ts'
import type { ContentField, ContentFields } from '../field.ts'
import {
  currentTranslation,
  isBlankText,
  isTranslatable,
  isTranslatedText,
  itemsIn,
  itemWithKey,
  type TranslatedText,
} from './translated-fields.ts'

/** `outdated`: the English has changed since. */
export type TextStatus = 'missing' | 'outdated' | 'current'

export type SourceText = {
  /** With item keys: `documents.k3.label`. */
  path: string
  label: string
  /** Of the source. */
  field: ContentField
  english: unknown
  translation: TranslatedText | undefined
  status: TextStatus
}

function statusOf(english: unknown, translation: TranslatedText | undefined): TextStatus {
  if (!translation || isBlankText(translation.text)) return 'missing'
  return currentTranslation(english, translation) === undefined ? 'outdated' : 'current'
}

/** Every text of an entry that is not empty, in the order of the form, with its translation. */
export function textsOf(
  fields: ContentFields,
  source: ContentData,
  translation: ContentData,
  before = { path: '', label: '' },
): SourceText[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    const at = { path: before.path + name, label: before.label + field.label }
    const [english, given] = [source[name], translation[name]]
    if (field.items) {
      const { items } = field
      return itemsIn(english).flatMap((item, index) =>
        textsOf(items.fields, item, itemWithKey(given, item._key), {
          path: `${at.path}.${item._key}.`,
          label: `${at.label} ${index + 1}: `,
        }),
      )
    }
    if (!isTranslatable(field) || english === undefined || isBlankText(english)) return []
    const known = isTranslatedText(given) ? given : undefined
    return [{ ...at, field, english, translation: known, status: statusOf(english, known) }]
  })
}
