import type { LibraryKind } from '../library/items.ts'
import { type ContentData, isObject } from './data.ts'
import type { ContentField, ContentFields } from './fields.ts'

const isLibraryKind = (kind: ContentField['kind']): kind is LibraryKind =>
  kind === 'picture' || kind === 'document'

/** Data with what the ids of the library stand for in their place; what `find` does not know is left out. */
export function withFound(
  fields: ContentFields,
  data: ContentData,
  find: (id: string, kind: LibraryKind) => unknown,
): ContentData {
  const found = Object.entries(fields).flatMap(([name, { kind, items }]) => {
    const value = data[name]
    if (isLibraryKind(kind))
      return [[name, typeof value === 'string' ? find(value, kind) : undefined]]
    if (!items || !Array.isArray(value)) return []
    return [
      [name, value.map((item) => (isObject(item) ? withFound(items.fields, item, find) : item))],
    ]
  })
  return { ...data, ...Object.fromEntries(found) }
}
