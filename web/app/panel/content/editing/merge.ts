import { type ContentData, isObject } from 'contract/content/data'
import {
  asText,
  chosenText,
  kindOnly,
  type NamedTarget,
  targetNamedIn,
} from 'contract/content/differences'
import type { ContentField, ContentFields } from 'contract/content/field'
import { wordsIn } from 'contract/content/rich-text/rich-text-changes'
import { blocksOf } from 'contract/content/rich-text/rich-text-node'
import { itemsOf, type ListItemData, moved } from '../entries/form-data.ts'
import { mergeRichText, type Passages, textOfPassages } from '../rich-text/merge-rich-text.ts'

type Sides<Value> = { base: Value; mine: Value; theirs: Value }

export type Side = 'mine' | 'theirs'

export type Conflict = Record<Side, string> & {
  path: string
  label: string
  /** What the two sides name, where their texts are ids or codes. */
  targets?: Record<Side, NamedTarget | undefined>
  /** Of rich text, which may show what has a name. */
  passages?: Record<Side, Passages>
}

export type Choices = Readonly<Record<string, Side>>

type Merging = { choices: Choices; conflicts: Conflict[] }
type At = Pick<Conflict, 'path' | 'label' | 'targets'>

const isSame = (one: unknown, other: unknown) => asText(one) === asText(other)

function chosenSide(
  { choices, conflicts }: Merging,
  at: At,
  { base, mine, theirs }: Sides<unknown>,
  textOf: (value: unknown) => string = asText,
): Side {
  if (isSame(mine, theirs) || isSame(base, theirs)) return 'mine'
  if (isSame(base, mine)) return 'theirs'
  conflicts.push({ ...at, mine: textOf(mine), theirs: textOf(theirs) })
  return choices[at.path] ?? 'mine'
}

const keysOf = (items: readonly ListItemData[]) => items.map(({ _key }) => _key)
const byKey = (items: readonly ListItemData[]) => new Map(items.map((item) => [item._key, item]))

const itemText = (fields: ContentFields, item: ContentData) =>
  Object.entries(fields)
    .map(([name, field]) => {
      if (field.prose)
        return blocksOf(item[name])
          .map((block) => wordsIn(block, kindOnly))
          .join('\n')
      const target = targetNamedIn(field, item[name])
      if (target) return kindOnly(target)
      return field.items ? `${itemsOf(item[name]).length}` : chosenText(field, item[name])
    })
    .filter((text) => text !== '')
    .join(', ')

/** Order of the side that changed it; items only the other side has follow their neighbours. */
function mergeOrder(
  merging: Merging,
  at: At,
  sides: Sides<string[]>,
  nameOf: (key: string) => string,
) {
  const { mine, theirs } = sides
  const shared = new Set(mine.filter((key) => theirs.includes(key) && sides.base.includes(key)))
  const inOrder = (keys: string[]) => keys.filter((key) => shared.has(key))
  const orders = { base: inOrder(sides.base), mine: inOrder(mine), theirs: inOrder(theirs) }
  const ordered = { ...at, label: `${at.label} (order)` }
  const side = chosenSide(merging, ordered, orders, (value) =>
    Array.isArray(value) ? value.map((key) => nameOf(String(key))).join(' · ') : '',
  )
  const [leading, other] = side === 'mine' ? [mine, theirs] : [theirs, mine]
  let order = [...leading]
  for (const [index, key] of other.entries()) {
    if (order.includes(key)) continue
    const neighbour = other.slice(0, index).findLast((before) => order.includes(before))
    order = moved([...order, key], order.length, neighbour ? order.indexOf(neighbour) + 1 : 0)
  }
  return order
}

function mergeItem(
  merging: Merging,
  at: At,
  fields: ContentFields,
  { base, mine, theirs }: Sides<ListItemData | undefined>,
): ListItemData | undefined {
  if (mine && theirs) {
    const before = { base: base ?? {}, mine, theirs }
    return {
      ...mergeData(merging, { ...at, label: `${at.label}: ` }, fields, before),
      _key: mine._key,
    }
  }
  const side = chosenSide(merging, at, { base, mine, theirs }, (item) =>
    isObject(item) ? itemText(fields, item) : '',
  )
  return side === 'mine' ? mine : theirs
}

function mergeList(
  merging: Merging,
  at: At,
  { fields }: { fields: ContentFields },
  lists: Sides<unknown>,
): ListItemData[] {
  const items = {
    base: itemsOf(lists.base),
    mine: itemsOf(lists.mine),
    theirs: itemsOf(lists.theirs),
  }
  const known = { base: byKey(items.base), mine: byKey(items.mine), theirs: byKey(items.theirs) }
  const keys = { base: keysOf(items.base), mine: keysOf(items.mine), theirs: keysOf(items.theirs) }
  const nameOf = (key: string) => itemText(fields, known.mine.get(key) ?? {})
  return mergeOrder(merging, at, keys, nameOf).flatMap((key, index) => {
    const one = { path: `${at.path}.${key}`, label: `${at.label} ${index + 1}` }
    const [base, mine, theirs] = [known.base.get(key), known.mine.get(key), known.theirs.get(key)]
    const item = mergeItem(merging, one, fields, { base, mine, theirs })
    return item ? [item] : []
  })
}

export const richTextSides = (passages: Record<Side, Passages>) => ({
  mine: textOfPassages(passages.mine, kindOnly),
  theirs: textOfPassages(passages.theirs, kindOnly),
  passages,
})

function mergeText(merging: Merging, at: At, { base, mine, theirs }: Sides<unknown>): unknown {
  if (isSame(mine, theirs) || isSame(base, theirs)) return mine
  if (isSame(base, mine)) return theirs
  const merged = mergeRichText({ base, mine, theirs }, merging.choices[at.path] ?? 'mine')
  if (merged.conflict) merging.conflicts.push({ ...at, ...richTextSides(merged.conflict) })
  return merged.prose
}

function mergeValue(
  merging: Merging,
  at: At,
  field: ContentField | undefined,
  { base, mine, theirs }: Sides<unknown>,
): unknown {
  if (field?.items) return mergeList(merging, at, field.items, { base, mine, theirs })
  if (field?.prose) return mergeText(merging, at, { base, mine, theirs })
  const wordsOf = (value: unknown) => (field ? chosenText(field, value) : asText(value))
  const targetOf = (value: unknown) => field && targetNamedIn(field, value)
  const targets = { mine: targetOf(mine), theirs: targetOf(theirs) }
  const named = targets.mine || targets.theirs ? { ...at, targets } : at
  return chosenSide(merging, named, { base, mine, theirs }, wordsOf) === 'mine' ? mine : theirs
}

function mergeData(
  merging: Merging,
  { path, label }: At,
  fields: ContentFields,
  { base, mine, theirs }: Sides<ContentData>,
): ContentData {
  const names = new Set([...Object.keys(mine), ...Object.keys(theirs)])
  const entries = [...names].map((name) => {
    const field = fields[name]
    const at = { path: path ? `${path}.${name}` : name, label: label + (field?.label ?? name) }
    const values = { base: base[name], mine: mine[name], theirs: theirs[name] }
    return [name, mergeValue(merging, at, field, values)] as const
  })
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined))
}

/** Three-way merge, field by field and item by item. Conflicts default to mine and are all reported. */
export function merge(
  fields: ContentFields,
  sides: Sides<ContentData>,
  choices: Choices = {},
): { data: ContentData; conflicts: Conflict[] } {
  const merging = { choices, conflicts: [] }
  const data = mergeData(merging, { path: '', label: '' }, fields, sides)
  return { data, conflicts: merging.conflicts }
}
