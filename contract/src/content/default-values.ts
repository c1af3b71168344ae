import type { ContentData } from './data.ts'
import type { ContentFields } from './field.ts'

/** What fields hold before anything is written: in a list that needs an item a blank one, whose key `key` makes. */
export const blanksOf = (fields: ContentFields, key: () => string): ContentData =>
  Object.fromEntries(
    Object.entries(fields).map(([name, { blank, items, isRequired }]) => [
      name,
      items && isRequired ? [{ ...blanksOf(items.fields, key), _key: key() }] : blank,
    ]),
  )
