import type { ContentData } from '../data.ts'
import type { ContentFields } from '../field.ts'
import { textHash } from './text-hash.ts'
import { isBlankText, isTranslatable, itemsIn } from './translated-fields.ts'

/** Receives a text and its path, such as `documents.k3.label`; undefined: not translated. */
export type Translate = (english: unknown, path: string) => unknown

/** A translation of an entry as it is now. Empty if nothing is translated. */
export function translateTexts(
  fields: ContentFields,
  source: ContentData,
  translate: Translate,
  before = '',
): ContentData {
  const texts = Object.entries(fields).flatMap(([name, field]): [string, unknown][] => {
    const path = before + name
    const english = source[name]
    const { items } = field
    if (items) {
      const translated = itemsIn(english).flatMap((item) => {
        const texts = translateTexts(items.fields, item, translate, `${path}.${item._key}.`)
        return Object.keys(texts).length > 0 ? [{ _key: item._key, ...texts }] : []
      })
      return translated.length > 0 ? [[name, translated]] : []
    }
    if (!isTranslatable(field) || english === undefined || isBlankText(english)) return []
    const text = translate(english, path)
    return text === undefined ? [] : [[name, { text, of: [textHash(english)] }]]
  })
  return Object.fromEntries(texts)
}
