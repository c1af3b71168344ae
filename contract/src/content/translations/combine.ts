import { type ContentData, isObject } from '../data.ts'
import type { ContentFields } from '../field.ts'
import { currentTranslation, isTranslatable, itemWithKey } from './translated-fields.ts'

/**
 * The source with each text that has a current translation in the other language. Everything else is the source's, so that
 * the two can't contradict each other.
 */
export function combine(
  fields: ContentFields,
  source: ContentData,
  translation: ContentData,
): ContentData {
  const combined = Object.entries(fields).flatMap(([name, field]): [string, unknown][] => {
    const { items } = field
    const [value, given] = [source[name], translation[name]]
    if (items && Array.isArray(value) && given !== undefined)
      return [
        [
          name,
          value.map((item) =>
            isObject(item) ? combine(items.fields, item, itemWithKey(given, item._key)) : item,
          ),
        ],
      ]
    const text = isTranslatable(field) ? currentTranslation(value, given) : undefined
    return text === undefined ? [] : [[name, text]]
  })
  return { ...source, ...Object.fromEntries(combined) }
}
