import { type ContentData, isObject } from 'contract/content/data'
import type { ContentField, ContentFields } from 'contract/content/field'

/** An item of a list, which its key names wherever it is moved. */
export type Item = ContentData & { _key: string }

const isItem = (value: unknown): value is Item => isObject(value) && typeof value._key === 'string'

/** The items of a list. */
export const itemsOf = (list: unknown): Item[] => (Array.isArray(list) ? list.filter(isItem) : [])

/** A key for a new item. Not of `randomUUID`, which browsers have on secure addresses alone. */
export const newKey = () =>
  Array.from(crypto.getRandomValues(new Uint32Array(3)), (part) => part.toString(36)).join('')

/** What a form begins with: every item of a list has a key of its own; what is no item and no list cannot be edited. */
export function withKeys(fields: ContentFields, data: ContentData): ContentData {
  const lists = Object.entries(fields).flatMap(([name, { items }]) => {
    if (!items) return []
    const seen = new Set<string>()
    const entries = Array.isArray(data[name]) ? data[name].filter(isObject) : []
    const keyed = entries.map((entry, place) => {
      const own = typeof entry._key === 'string' && !seen.has(entry._key) ? entry._key : undefined
      const _key = own ?? `${place}-${entries.length}`
      seen.add(_key)
      return { ...withKeys(items.fields, entry), _key }
    })
    return [[name, keyed] as const]
  })
  return { ...data, ...Object.fromEntries(lists) }
}

/** What stands at a path, whose items are named by their keys: `phones.k3.number`. */
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

/** The same data with another value at such a path. */
export function setAt(data: ContentData, path: string, value: unknown): ContentData {
  const put = (parent: unknown, [part, ...rest]: readonly string[]): unknown =>
    part === undefined ? value : withChild(parent, part, (child) => put(child, rest))
  const changed = put(data, path.split('.'))
  return isObject(changed) ? changed : data
}

/** The path of another field of the same item or entry. */
export const pathBeside = (path: string, name: string) =>
  [...path.split('.').slice(0, -1), name].join('.')

/** The items with one at another place. */
export function moved<Entry>(entries: readonly Entry[], from: number, to: number): Entry[] {
  const entry = entries[from]
  if (entry === undefined) return [...entries]
  return entries.toSpliced(from, 1).toSpliced(to, 0, entry)
}

const firstText = ({ items, options }: ContentField, value: unknown) =>
  !items && !options && typeof value === 'string' ? value.trim() : ''

/** What an item is called: the first that is written in it. */
export function itemName(fields: ContentFields, item: ContentData): string {
  const texts = Object.entries(fields).map(([name, field]) => firstText(field, item[name]))
  return texts.find((text) => text !== '') ?? ''
}
