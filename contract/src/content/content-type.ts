import * as z from 'zod/mini'
import type { Check } from './check.ts'
import { findingsOf } from './checks.ts'
import { type ContentData, isObject } from './data.ts'
import { type ContentField, type ContentFields, shapeOf } from './field.ts'
import type { SlugField } from './text-fields.ts'

type Path = `/${string}`
/** A page that is always there, or any entry's of a type that has many. */
type SinglePage = Path | { anyOf: string }

type DepartmentOf = (data: ContentData) => string | undefined
type AskBefore = (data: ContentData) => string | undefined

type Common<Fields extends ContentFields> = {
  /** What an entry is called in the panel and the activity, and what many are. */
  one: string
  many: string
  fields: Fields
  /** What is looked for before it is published, beside what is asked of every type. */
  checks?: readonly Check[]
}

/** The fields that an entry may be called by: texts of one line that it must have. */
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
  /** What may be published. */
  schema: z.object(shapeOf(declaration.fields, 'schema')),
  /** What an entry holds. */
  stored: z.object(shapeOf(declaration.fields, 'stored')),
  /** What pages get. */
  shown: z.object(shapeOf(declaration.fields, 'shown')),
  ...sort,
})

/**
 * Declares editable content of which there is one entry, which stands from the first start on and is never taken away.
 * What may be published of it, what pages get, and what the panel shows follow.
 */
export const singleton = <const Fields extends ContentFields>(
  declaration: Common<Fields> & {
    /** The page that shows it, or the type whose pages do. */
    page: SinglePage
  },
) => completed(declaration, { isSingle: true, page: declaration.page })

/** Declares editable content of which there are many entries, each with an address of its own. */
export const collection = <const Fields extends ContentFields & { slug: SlugField }>(
  declaration: Common<Fields> & {
    /** The page that shows the entry of a slug. */
    page: (slug: string) => Path
    /** The field that an entry is called by. */
    nameField: NameOf<Fields>
    /** Where visitors' pages ask for all entries; `/:slug` behind it is one. */
    url: Path
    /**
     * The program code of the department that an entry belongs to; empty where it is the whole college's, undefined where its
     * data does not tell. Without it entries are the whole college's.
     */
    department?: DepartmentOf
    /** What a new entry of a department holds. Without it only accounts of the whole college begin entries. */
    firstOf?: (department: string) => ContentData
    /** Whether staff order the entries, as they do without it, or the newest come first. */
    order?: 'newest'
    /** An entry that others must name is neither withdrawn nor ended while they do. */
    staysWhileNamed?: true
    /** Visitors see an entry for a while: its end may be chosen before it is published. */
    isPassing?: true
    /** What somebody has to confirm before this is published; undefined where nothing. */
    askBefore?: AskBefore
  },
) => {
  const { page, nameField, url, department, firstOf, order, staysWhileNamed, isPassing } =
    declaration
  return completed(declaration, {
    isSingle: false,
    page,
    nameField,
    url,
    department,
    firstOf,
    order,
    staysWhileNamed,
    isPassing,
    askBefore: declaration.askBefore,
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
  staysWhileNamed: true | undefined
  isPassing: true | undefined
  askBefore: AskBefore | undefined
}
export type DeclaredContent = DeclaredSingleton | DeclaredCollection

/** What pages get of an entry. */
export type Content<Type extends { shown: z.ZodMiniType }> = z.output<Type['shown']>

/** What an entry holds: of the library ids, where pages get what these stand for. */
export type StoredContent<Type extends { stored: z.ZodMiniType }> = z.output<Type['stored']>

function readableField({ stored, blank, items }: ContentField, value: unknown): unknown {
  if (!items) return stored.safeParse(value).success ? value : blank
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
