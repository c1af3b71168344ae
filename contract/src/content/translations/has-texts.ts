import type { ContentData } from '../data.ts'
import type { ContentFields } from '../field.ts'
import { isBlankText, isTranslatedText, itemsIn } from './translated-fields.ts'

/** Whether a translation says anything, even if its source has no such text at present. */
export const hasTexts = (fields: ContentFields, translation: ContentData): boolean =>
  Object.entries(fields).some(([name, { items }]) => {
    const given = translation[name]
    if (items) return itemsIn(given).some((item) => hasTexts(items.fields, item))
    return isTranslatedText(given) && !isBlankText(given.text)
  })
