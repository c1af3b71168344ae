import { type ContentData, isObject } from './data.ts'
import type { ContentField, ContentFields } from './field.ts'
import { isLibraryKind } from './library/items.ts'
import { entryOf } from './rich-text/link-target.ts'
import { type Find, proseWithFound } from './rich-text/populate-prose-references.ts'
import { nodesIn } from './rich-text/prose-node.ts'

type Items = NonNullable<ContentField['items']>

const entryIn = (value: unknown) => (typeof value === 'string' ? entryOf(value) : undefined)

const leadsNowhere = ({ fields }: Items, item: ContentData, find: Find) =>
  Object.entries(fields).some(([name, { kind, isRequired }]) => {
    const id = kind === 'place' && isRequired ? entryIn(item[name]) : undefined
    return id !== undefined && find.addressOf(id) === undefined
  })

const itemsWithFound = (items: Items, list: readonly unknown[], find: Find) =>
  list
    .filter((item) => !isObject(item) || !leadsNowhere(items, item, find))
    .map((item) => (isObject(item) ? withFound(items.fields, item, find) : item))

/** References that `find` doesn't know are dropped, and so are items that require them. */
export function withFound(fields: ContentFields, data: ContentData, find: Find): ContentData {
  const found = Object.entries(fields).flatMap(([name, { kind, items, prose, blank }]) => {
    const value = data[name]
    if (isLibraryKind(kind))
      return [[name, typeof value === 'string' ? find.shownOf({ kind, id: value }) : undefined]]
    if (prose) return nodesIn([value]).map((text) => [name, proseWithFound(text, find)])
    const id = kind === 'place' ? entryIn(value) : undefined
    if (id !== undefined) return [[name, find.addressOf(id) ?? blank]]
    return items && Array.isArray(value) ? [[name, itemsWithFound(items, value, find)]] : []
  })
  return { ...data, ...Object.fromEntries(found) }
}
