import { type ContentData, isObject } from 'contract/content/data'
import type { ContentField, ContentFields } from 'contract/content/field'
import { isLibraryKind } from 'contract/content/library/items'
import { entryOf } from 'contract/content/rich-text/link-target'
import { blocksOf, textOf } from 'contract/content/rich-text/rich-text-node'

export type ListItemData = ContentData & { _key: string }

const isItem = (value: unknown): value is ListItemData =>
  isObject(value) && typeof value._key === 'string'

export const itemsOf = (list: unknown): ListItemData[] =>
  Array.isArray(list) ? list.filter(isItem) : []

/** Not `randomUUID`, which needs a secure context. */
export const newKey = () =>
  Array.from(crypto.getRandomValues(new Uint32Array(3)), (part) => part.toString(36)).join('')

/** Gives every list item a key. Values that are neither items nor lists can't be edited. */
export function withKeys(fields: ContentFields, data: ContentData): ContentData {
  const lists = Object.entries(fields).flatMap(([name, { items }]) => {
    if (!items) return []
    const seen = new Set<string>()
    const entries = Array.isArray(data[name]) ? data[name].filter(isObject) : []
    const keyed = entries.map((entry, index) => {
      const own = typeof entry._key === 'string' && !seen.has(entry._key) ? entry._key : undefined
      const _key = own ?? `${index}-${entries.length}`
      seen.add(_key)
      return { ...withKeys(items.fields, entry), _key }
    })
    return [[name, keyed] as const]
  })
  return { ...data, ...Object.fromEntries(lists) }
}

/** Items are named by key: `phones.k3.number`. */
export function valueAt(data: ContentData, path: string): unknown {
  let value: unknown = data
  for (const part of path.split('.')) {
    if (Array.isArray(value)) value = itemsOf(value).find(({ _key }) => _key === part)
    else value = isObject(value) ? value[part] : undefined
  }
  return value
}

function withChild(parent: unknown, part: string, change: (child: unknown) => unknown): unknown {
  if (Array.isArray(parent))
    return parent.map((item) => (isItem(item) && item._key === part ? change(item) : item))
  return isObject(parent) ? { ...parent, [part]: change(parent[part]) } : parent
}

export function setAt(data: ContentData, path: string, value: unknown): ContentData {
  const put = (parent: unknown, [part, ...rest]: readonly string[]): unknown =>
    part === undefined ? value : withChild(parent, part, (child) => put(child, rest))
  const changed = put(data, path.split('.'))
  return isObject(changed) ? changed : data
}

/** The field itself, or the first field of a list's first item. */
export function firstPathIn(fields: ContentFields, data: ContentData, name: string): string {
  const [item] = itemsOf(data[name])
  const [inItem] = Object.keys(fields[name]?.items?.fields ?? {})
  return item && inItem ? `${name}.${item._key}.${inItem}` : name
}

export const pathBeside = (path: string, name: string) =>
  [...path.split('.').slice(0, -1), name].join('.')

export function moved<Entry>(entries: readonly Entry[], from: number, to: number): Entry[] {
  const entry = entries[from]
  if (entry === undefined) return [...entries]
  return entries.toSpliced(from, 1).toSpliced(to, 0, entry)
}

/** Ids say nothing to people. */
const isId = ({ kind }: ContentField, value: string) =>
  isLibraryKind(kind) ||
  kind === 'reference' ||
  kind === 'department' ||
  (kind === 'linkTarget' && entryOf(value) !== undefined)

function textOfField(field: ContentField, value: unknown): string {
  if (field.prose) return blocksOf(value).map(textOf).join(' ').trim()
  if (typeof value !== 'string' || field.options || isId(field, value)) return ''
  return value.trim()
}

const chosenLabel = ({ options = [] }: ContentField, value: unknown) =>
  options.find((option) => option.value === value)?.label ?? ''

/** Its first filled-in text, else what is chosen in its first field: a later one may say `None`. */
export function itemName(fields: ContentFields, item: ContentData): string {
  const entries = Object.entries(fields)
  const text = entries.map(([name, field]) => textOfField(field, item[name])).find(Boolean)
  const [first] = entries
  return text ?? (first ? chosenLabel(first[1], item[first[0]]) : '')
}

/** `Subject 3`, for an item without any text yet. */
export const numberedName = (fields: ContentFields, index: number): string =>
  `${Object.values(fields)[0]?.label ?? 'Item'} ${index + 1}`

export function fileIn(fields: ContentFields, item: ContentData): string | undefined {
  const [id] = Object.entries(fields).flatMap(([name, { kind }]) => {
    const value = item[name]
    return isLibraryKind(kind) && typeof value === 'string' && value !== '' ? [value] : []
  })
  return id
}
