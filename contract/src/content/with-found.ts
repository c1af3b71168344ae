import type { LibraryKind } from '../library/items.ts'
import { type ContentData, isObject } from './data.ts'
import type { ContentField, ContentFields } from './fields.ts'
import { nodesIn } from './prose/prose-node.ts'
import { proseWithFound } from './prose/prose-with-found.ts'

const isLibraryKind = (kind: ContentField['kind']): kind is LibraryKind =>
  kind === 'picture' || kind === 'document'

/** What an id stands for: of an entry its address. */
type Find = (id: string, kind: LibraryKind | 'entry') => unknown

/** Data with what its ids stand for in their place; what `find` does not know is left out. */
export function withFound(fields: ContentFields, data: ContentData, find: Find): ContentData {
  const found = Object.entries(fields).flatMap(([name, { kind, items, prose }]) => {
    const value = data[name]
    if (isLibraryKind(kind))
      return [[name, typeof value === 'string' ? find(value, kind) : undefined]]
    if (prose) return nodesIn([value]).map((text) => [name, proseWithFound(text, find)])
    if (!items || !Array.isArray(value)) return []
    return [
      [name, value.map((item) => (isObject(item) ? withFound(items.fields, item, find) : item))],
    ]
  })
  return { ...data, ...Object.fromEntries(found) }
}
