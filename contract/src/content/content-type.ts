import * as z from 'zod/mini'
import type { Check } from './check.ts'
import { checkResultsOf } from './checks.ts'
import { type ContentData, isObject } from './data.ts'
import { type ContentField, type ContentFields, type EntryFields, shapeOf } from './field.ts'
import type { SlugField } from './text-fields.ts'

type Path = `/${string}`
type SinglePage = Path | { anyOf: string }

type DepartmentOf = (data: ContentData) => string | undefined
type ConfirmBefore = (data: ContentData) => string | undefined
type DayIn = (data: ContentData) => string | undefined

type Common<Fields extends ContentFields> = {
  one: string
  many: string
  fields: Fields
  checks?: readonly Check[]
}

type NameOf<Fields extends ContentFields> = {
  [Name in keyof Fields]: Fields[Name] extends { kind: 'line'; isRequired: true } ? Name : never
}[keyof Fields]

const completed = <const Fields extends ContentFields, const Sort>(
  declaration: Common<Fields>,
  sort: Sort,
) => ({
  one: declaration.one,
  many: declaration.many,
  fields: declaration.fields,
  checks: declaration.checks ?? [],
  schema: z.object(shapeOf(declaration.fields, 'schema')),
  stored: z.object(shapeOf(declaration.fields, 'stored')),
  shown: z.object(shapeOf(declaration.fields, 'shown')),
  ...sort,
})

/** There is exactly one entry, created at the first start and never deleted. */
export const singleton = <const Fields extends EntryFields>(
  declaration: Common<Fields> & {
    page: SinglePage
  },
) => completed(declaration, { isSingle: true, page: declaration.page })

/** Many entries, each with its own address. */
export const collection = <
  const Fields extends EntryFields & { slug: SlugField },
  const IsPaged extends true | undefined = undefined,
>(
  declaration: Common<Fields> & {
    page: (slug: string) => Path
    nameField: NameOf<Fields>
    /** Public API path of the list; `/:slug` after it is one entry. */
    url: Path
    /** Program code; empty: the whole college; undefined: the data doesn't say. Without it, all entries belong to the whole college. */
    department?: DepartmentOf
    /** Initial data for a department's entry. Without it, only college-wide accounts can create entries. */
    firstOf?: (department: string) => ContentData
    /** Absent: staff set the order. */
    order?: 'newest'
    /** Too many for one list: lists show a page of them, found by columns that the server writes with each revision. */
    isPaged?: IsPaged
    /** Can't be unpublished while other entries refer to it. */
    staysWhileNamed?: true
    /** Shown for a limited time: the end can be set before publication. */
    isPassing?: true
    /** The last day on which lists show it, in the college's calendar. Absent: they always do. */
    lastDay?: DayIn
    /** A question to confirm before publication, if there is one. */
    confirmBefore?: ConfirmBefore
  },
) => {
  const { page, nameField, url, department, firstOf, order, isPaged, staysWhileNamed, isPassing } =
    declaration
  return completed(declaration, {
    isSingle: false,
    page,
    nameField,
    url,
    department,
    firstOf,
    order,
    isPaged,
    staysWhileNamed,
    isPassing,
    lastDay: declaration.lastDay,
    confirmBefore: declaration.confirmBefore,
  })
}

type Declared = {
  one: string
  many: string
  fields: ContentFields
  checks: readonly Check[]
  schema: z.ZodMiniType
  stored: z.ZodMiniType
  shown: z.ZodMiniType
}
export type DeclaredSingleton = Declared & { isSingle: true; page: SinglePage }
export type DeclaredCollection = Declared & {
  isSingle: false
  page: (slug: string) => Path
  nameField: string
  url: Path
  department: DepartmentOf | undefined
  firstOf: ((department: string) => ContentData) | undefined
  order: 'newest' | undefined
  isPaged: true | undefined
  staysWhileNamed: true | undefined
  isPassing: true | undefined
  lastDay: DayIn | undefined
  confirmBefore: ConfirmBefore | undefined
}
export type DeclaredContent = DeclaredSingleton | DeclaredCollection

export type Content<Type extends { shown: z.ZodMiniType }> = z.output<Type['shown']>

/** Holds library ids where pages get the pictures and documents. */
export type StoredContent<Type extends { stored: z.ZodMiniType }> = z.output<Type['stored']>

function readableField({ stored, blank, items }: ContentField, value: unknown): unknown {
  if (!items) return stored.safeParse(value).success ? value : blank
  if (!Array.isArray(value)) return blank
  return value.filter(isObject).map((item, index) => ({
    _key: typeof item._key === 'string' ? item._key : `${index}`,
    ...readable(items.fields, item),
  }))
}

/**
 * Reads stored data by the current fields. Values that break newer rules stay if a page can show them and become
 * blank if not; unknown names are dropped.
 */
export function readable(fields: ContentFields, data: ContentData): ContentData {
  return Object.fromEntries(
    Object.entries(fields)
      .map(([name, field]) => [name, readableField(field, data[name])] as const)
      .filter(([, value]) => value !== undefined),
  )
}

function tidyField({ schema, items, translates }: ContentField, value: unknown): unknown {
  if (translates)
    return isObject(value) ? { ...value, text: tidyField(translates, value.text) } : value
  if (!items) {
    const { success, data } = schema.safeParse(value)
    return success ? data : value
  }
  if (!Array.isArray(value)) return value
  return value.map((item) => (isObject(item) ? tidy(items.fields, item) : item))
}

/** Trims by the current rules; leaves unknown values alone. */
export function tidy(fields: ContentFields, data: ContentData): ContentData {
  const known = Object.entries(fields).filter(([name]) => name in data)
  const tidied = known.map(([name, field]) => [name, tidyField(field, data[name])] as const)
  return { ...data, ...Object.fromEntries(tidied) }
}

/** Keyed by path (`phones.0.number`). Empty: can be published. */
export function schemaErrorsOf(
  { schema, ...type }: Pick<DeclaredContent, 'schema' | 'fields' | 'checks'>,
  data: ContentData,
) {
  const errors: Record<string, string> = {}
  const result = schema.safeParse(data)
  for (const { path, message } of result.error?.issues ?? []) errors[path.join('.')] ??= message
  for (const { path, message, level } of checkResultsOf(type, data))
    if (level === 'stop') errors[path] ??= message
  return errors
}
