import * as z from 'zod/mini'
import { type Check, findingsOf } from './checks.ts'
import { type ContentData, isObject } from './data.ts'
import { type ContentField, type ContentFields, shapeOf } from './fields.ts'

type Declaration<Fields extends ContentFields> = {
  /** What an entry is called in the panel and the activity, and what many are. */
  one: string
  many: string
  /** There is one entry, which stands from the first start on and is never taken away. */
  isSingle: boolean
  /** The page that shows it. */
  page: `/${string}`
  /** The field that an entry is called by; a single is called by its type. */
  nameField?: keyof Fields & string
  fields: Fields
  /** What is looked for before it is published, beside what is asked of every type. */
  checks?: readonly Check[]
}

/** Declares a kind of editable content: what may be published of it, what pages get, and what the panel shows follow. */
export const contentType = <const Fields extends ContentFields>(
  declaration: Declaration<Fields>,
) => ({
  ...declaration,
  checks: declaration.checks ?? [],
  /** What may be published. */
  schema: z.object(shapeOf(declaration.fields, 'schema')),
  /** What pages get. */
  shown: z.object(shapeOf(declaration.fields, 'shown')),
})

export type DeclaredContent = Omit<Declaration<ContentFields>, 'nameField'> & {
  nameField?: string
  checks: readonly Check[]
  schema: z.ZodMiniType
  shown: z.ZodMiniType
}

/** What pages get of an entry. */
export type Content<Type extends { shown: z.ZodMiniType }> = z.output<Type['shown']>

function readableField({ shown, blank, items }: ContentField, value: unknown): unknown {
  if (!items) return shown.safeParse(value).success ? value : blank
  if (!Array.isArray(value)) return blank
  return value
    .filter(isObject)
    .map((item, place) => ({ _key: `${place}`, ...item, ...readable(items.fields, item) }))
}

/**
 * What can be read of stored data by the fields of today. Rules grow: whatever does not meet them stays as it is when a
 * page can show it, and is blank where it cannot; names that no field has are left out.
 */
export function readable(fields: ContentFields, data: ContentData): ContentData {
  return Object.fromEntries(
    Object.entries(fields)
      .map(([name, field]) => [name, readableField(field, data[name])] as const)
      .filter(([, value]) => value !== undefined),
  )
}

function tidyField({ schema, items }: ContentField, value: unknown): unknown {
  if (!items) {
    const { success, data } = schema.safeParse(value)
    return success ? data : value
  }
  if (!Array.isArray(value)) return value
  return value.map((item) => (isObject(item) ? tidy(items.fields, item) : item))
}

/** Data as the rules write it, without spaces around texts; what no rule knows stays as it is. */
export function tidy(fields: ContentFields, data: ContentData): ContentData {
  const known = Object.entries(fields).filter(([name]) => name in data)
  const tidied = known.map(([name, field]) => [name, tidyField(field, data[name])] as const)
  return { ...data, ...Object.fromEntries(tidied) }
}

/** What keeps data from being published, by the path of its field: `phones.0.number`. Empty when it may be. */
export function faultsOf(
  { schema, ...type }: Pick<DeclaredContent, 'schema' | 'fields' | 'checks'>,
  data: ContentData,
) {
  const faults: Record<string, string> = {}
  const result = schema.safeParse(data)
  for (const { path, message } of result.error?.issues ?? []) faults[path.join('.')] ??= message
  for (const { path, message, level } of findingsOf(type, data))
    if (level === 'stop') faults[path] ??= message
  return faults
}
