import type { ContentData } from '../data.ts'
import type { ContentFields } from '../field.ts'
import {
  alsoTranslates,
  currentTranslation,
  isBlankText,
  isTranslatable,
  isTranslatedText,
  itemsIn,
  itemWithKey,
} from './translated-fields.ts'

type Sides = { before: ContentData; after: ContentData }

/**
 * After a correction that didn't change the meaning: translations of a text `before` stay valid for the text `after`.
 * Returns the same object if nothing changes.
 */
export function confirmTranslation(
  fields: ContentFields,
  { before, after }: Sides,
  translation: ContentData,
): ContentData {
  const changed = Object.entries(fields).flatMap(([name, field]): [string, unknown][] => {
    const given = translation[name]
    const { items } = field
    if (items) {
      const all = itemsIn(given)
      const confirmed = all.map((item) => {
        const sides = {
          before: itemWithKey(before[name], item._key),
          after: itemWithKey(after[name], item._key),
        }
        return confirmTranslation(items.fields, sides, item)
      })
      return confirmed.some((item, index) => item !== all[index]) ? [[name, confirmed]] : []
    }
    const isConfirmed =
      isTranslatable(field) &&
      isTranslatedText(given) &&
      !isBlankText(after[name]) &&
      currentTranslation(before[name], given) !== undefined &&
      currentTranslation(after[name], given) === undefined
    return isConfirmed ? [[name, alsoTranslates(given, after[name])]] : []
  })
  return changed.length > 0 ? { ...translation, ...Object.fromEntries(changed) } : translation
}
