import type { ContentData } from '../data.ts'
import { chosenText } from '../differences.ts'
import type { ContentFields } from '../field.ts'
import { itemsIn } from './translated-fields.ts'

/** All texts of a translation, whether they are current or not. */
export const translatedWordsOf = (fields: ContentFields, data: ContentData): string[] =>
  Object.entries(fields).flatMap(([name, field]) => {
    const { items } = field
    if (items) return itemsIn(data[name]).flatMap((item) => translatedWordsOf(items.fields, item))
    return chosenText(field, data[name])
  })
