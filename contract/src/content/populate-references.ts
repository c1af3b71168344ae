import { type ContentData, isObject } from './data.ts'
import type { ContentField, ContentFields } from './field.ts'
import { isLibraryKind } from './library/items.ts'
import { entryOf } from './rich-text/link-target.ts'
import {
  type FindReference,
  richTextWithReferences,
} from './rich-text/populate-rich-text-references.ts'
import { nodesIn } from './rich-text/rich-text-node.ts'

type Items = NonNullable<ContentField['items']>

const entryIn = (value: unknown) => (typeof value === 'string' ? entryOf(value) : undefined)

const leadsNowhere = ({ fields }: Items, item: ContentData, find: FindReference) =>
  Object.entries(fields).some(([name, { kind, isRequired }]) => {
    const id = kind === 'linkTarget' && isRequired ? entryIn(item[name]) : undefined
    return id !== undefined && find.addressOf(id) === undefined
  })

const itemsWithReferences = (items: Items, list: readonly unknown[], find: FindReference) =>
  list
    .filter((item) => !isObject(item) || !leadsNowhere(items, item, find))
    .map((item) => (isObject(item) ? withReferences(items.fields, item, find) : item))

/** References that `find` doesn't know are dropped, and so are items that require them. */
export function withReferences(
  fields: ContentFields,
  data: ContentData,
  find: FindReference,
): ContentData {
  const results = Object.entries(fields).flatMap(([name, { kind, items, prose, blank }]) => {
    const value = data[name]
    if (isLibraryKind(kind))
      return [[name, typeof value === 'string' ? find.shownOf({ kind, id: value }) : undefined]]
    if (prose) return nodesIn([value]).map((text) => [name, richTextWithReferences(text, find)])
    const id = kind === 'linkTarget' ? entryIn(value) : undefined
    if (id !== undefined) return [[name, find.addressOf(id) ?? blank]]
    return items && Array.isArray(value) ? [[name, itemsWithReferences(items, value, find)]] : []
  })
  return { ...data, ...Object.fromEntries(results) }
}
