import type { LibraryKind } from '../library/items.ts'
import { type ContentData, isObject, type Target } from './data.ts'
import type { ContentField, ContentFields } from './field.ts'
import { entryOf } from './prose/link-target.ts'
import { nodesIn } from './prose/prose-node.ts'
import { proseWithFound } from './prose/prose-with-found.ts'

const isLibraryKind = (kind: ContentField['kind']): kind is LibraryKind =>
  kind === 'picture' || kind === 'document'

/** What an id stands for: of an entry its address. */
type Items = NonNullable<ContentField['items']>
type Find = (id: string, kind: Target['kind']) => unknown

const entryIn = (value: unknown) => (typeof value === 'string' ? entryOf(value) : undefined)

/** Whether an item has to lead to an entry, and nobody can go there. */
const leadsNowhere = ({ fields }: Items, item: ContentData, find: Find) =>
  Object.entries(fields).some(([name, { kind, isRequired }]) => {
    const id = kind === 'place' && isRequired ? entryIn(item[name]) : undefined
    return id !== undefined && find(id, 'entry') === undefined
  })

const itemsWithFound = (items: Items, list: readonly unknown[], find: Find) =>
  list
    .filter((item) => !isObject(item) || !leadsNowhere(items, item, find))
    .map((item) => (isObject(item) ? withFound(items.fields, item, find) : item))

/** Data with what its ids stand for in their place; what `find` does not know is left out, and so are items that would lead there. */
export function withFound(fields: ContentFields, data: ContentData, find: Find): ContentData {
  const found = Object.entries(fields).flatMap(([name, { kind, items, prose, blank }]) => {
    const value = data[name]
    if (isLibraryKind(kind))
      return [[name, typeof value === 'string' ? find(value, kind) : undefined]]
    if (prose) return nodesIn([value]).map((text) => [name, proseWithFound(text, find)])
    const id = kind === 'place' ? entryIn(value) : undefined
    if (id !== undefined) return [[name, find(id, 'entry') ?? blank]]
    return items && Array.isArray(value) ? [[name, itemsWithFound(items, value, find)]] : []
  })
  return { ...data, ...Object.fromEntries(found) }
}
