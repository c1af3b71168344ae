import type { FieldChange } from '../platform/activity.ts'
import { formatAmount } from '../platform/format-count.ts'
import { type ContentData, isObject, type ReferenceTarget } from './data.ts'
import type { ContentField, ContentFields } from './field.ts'
import { changedText, wordsIn } from './rich-text/rich-text-changes.ts'
import { blocksOf } from './rich-text/rich-text-node.ts'

/** What a value names by its id or, for departments, by a code. */
export type NamedTarget = ReferenceTarget | { kind: 'department'; id: string }
export type NameOf = (target: NamedTarget) => string

const kindNames = {
  entry: 'an entry',
  picture: 'a picture',
  document: 'a document',
  member: 'a person',
  department: 'a department',
} as const satisfies Record<NamedTarget['kind'], string>

export const kindOnly: NameOf = ({ kind }) => kindNames[kind]

type Value = {
  path: string
  label: string
  text: string
  shown: string
  isOrder?: true
  prose?: unknown
}

type At = { path: string; before: string; nameOf: NameOf }
const top = (nameOf: NameOf): At => ({ path: '', before: '', nameOf })

export const asText = (value: unknown) => {
  if (value === undefined || value === null) return ''
  return typeof value === 'string' ? value : JSON.stringify(value)
}

export const chosenText = ({ kind, options, translates }: ContentField, value: unknown): string => {
  if (translates) {
    const text = isObject(value) ? value.text : undefined
    return translates.prose
      ? blocksOf(text)
          .map((block) => wordsIn(block, kindOnly))
          .join('\n')
      : asText(text)
  }
  if (kind === 'number' && typeof value === 'string' && /^\d+$/.test(value))
    return formatAmount(Number(value))
  return options?.find((option) => option.value === value)?.label ?? asText(value)
}

export function targetNamedIn(field: ContentField, value: unknown): NamedTarget | undefined {
  if (field.prose) return undefined
  if (field.kind !== 'department') return field.refersTo(value)[0]
  return typeof value === 'string' && value !== '' ? { kind: 'department', id: value } : undefined
}

function valuesOfList(
  { label, items }: ContentField,
  value: unknown,
  { path, before, nameOf }: At,
): Value[] {
  const entries = Array.isArray(value) ? value.filter(isObject) : []
  const keys = entries.map(({ _key }) => String(_key))
  const ofItems = entries.flatMap((entry, index) =>
    valuesOf(items?.fields ?? {}, entry, {
      path: `${path}.${keys[index]}`,
      before: `${before}${label} ${index + 1}: `,
      nameOf,
    }),
  )
  // Moving items changes no values.
  const order = keys.join(' ')
  return [
    ...ofItems,
    { path, label: `${before}${label}`, text: order, shown: order, isOrder: true },
  ]
}

/** In form order. Items match by key, not by position. */
function valuesOf(fields: ContentFields, data: ContentData, { path, before, nameOf }: At): Value[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    const at = path ? `${path}.${name}` : name
    if (field.items) return valuesOfList(field, data[name], { path: at, before, nameOf })
    const text = chosenText(field, data[name])
    const label = `${before}${field.label}`
    if (field.translates?.prose) {
      const given = data[name]
      const richText = isObject(given) ? given.text : undefined
      return [{ path: at, label, text: asText(richText), shown: text, prose: richText }]
    }
    const target = targetNamedIn(field, data[name])
    const value = { path: at, label, text, shown: target ? nameOf(target) : text }
    return [field.prose ? { ...value, prose: data[name] } : value]
  })
}

const shared = (one: string, other: string) => {
  const keys = new Set(other.split(' '))
  return one
    .split(' ')
    .filter((key) => keys.has(key))
    .join(' ')
}

export function differences(
  { fields }: { fields: ContentFields },
  before: ContentData,
  after: ContentData,
  nameOf: NameOf,
): FieldChange[] {
  const was = new Map(valuesOf(fields, before, top(nameOf)).map((one) => [one.path, one]))
  const is = new Map(valuesOf(fields, after, top(nameOf)).map((one) => [one.path, one]))
  return [...new Set([...is.keys(), ...was.keys()])].flatMap((path) => {
    const [old, now] = [was.get(path), is.get(path)]
    const field = now?.label ?? old?.label ?? path
    const [from, to] = [old?.text ?? '', now?.text ?? '']
    if (now?.isOrder)
      return shared(from, to) === shared(to, from) ? [] : [{ field, after: 'in a different order' }]
    if (from === to) return []
    if (old?.prose || now?.prose) return [{ field, ...changedText(old?.prose, now?.prose, nameOf) }]
    return [{ field, ...(from && { before: old?.shown }), ...(to && { after: now?.shown }) }]
  })
}
