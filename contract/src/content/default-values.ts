import type { ContentData } from './data.ts'
import type { ContentFields } from './field.ts'

/** A list that needs an item gets a blank one, with a key from `key`. */
export const defaultValuesOf = (fields: ContentFields, key: () => string): ContentData =>
  Object.fromEntries(
    Object.entries(fields).map(([name, { blank, items, isRequired }]) => [
      name,
      items && isRequired ? [{ ...defaultValuesOf(items.fields, key), _key: key() }] : blank,
    ]),
  )
