import * as z from 'zod/mini'
import type { RecordSubject } from '../platform/activity.ts'
import { selectionResponse } from '../platform/bulk.ts'
import {
  createdBody,
  failureBody,
  failures,
  messageBody,
  newIdQuery,
  optionalCleanLine,
  optionalLine,
} from '../platform/endpoint.ts'
import type { SearchKind } from '../platform/search-kinds.ts'
import type { RecordFields } from './field.ts'
import { recordConflict } from './form-version.ts'
import type { languageQuerystring } from './translations/language-query.ts'

type Path = `/api/${string}`
const consumes = ['multipart/form-data'] as const

export const alreadyCreated =
  'This has already been saved, before your last changes. Open it from the list and change it there.'

export const idParams = (notFound: string) => z.object({ _id: z.uuid(notFound) })

export const entriesPerPage = 24

export type DeclaredListing = {
  groups?: readonly string[]
  /** By query parameter. Without options, all existing values are offered. */
  filters: Readonly<
    Record<string, { label: string; all: string; options?: Readonly<Record<string, string>> }>
  >
  /** Labels by order; the first is the default. */
  sorts: Readonly<Record<string, string>>
}

type Parameter = z.ZodMiniOptional<z.ZodMiniType<string | undefined>>

const oneOf = (names: readonly string[], label: string) =>
  z.optional(z.enum(names, `Unknown ${label.toLowerCase()}`))

export const pageNumber = z.optional(
  z.string().check(z.regex(/^[1-9]\d{0,4}$/, 'page must be from 1 to 99999')),
)
export const searchableTexts = optionalCleanLine('Search', 200)

function filterParameters({ groups = [], filters, sorts }: DeclaredListing) {
  const parameters: Record<string, Parameter> = {
    group: oneOf(groups, 'Group'),
    search: searchableTexts,
    sort: oneOf(Object.keys(sorts), 'Order'),
  }
  for (const [name, { label, options }] of Object.entries(filters)) {
    parameters[name] = options ? oneOf(Object.keys(options), label) : optionalLine(label, 100)
  }
  return parameters
}

function listParameters(listing: DeclaredListing) {
  const parameters: Record<string, Parameter> = {
    ...filterParameters(listing),
    page: pageNumber,
    /** Without `page`: opens the page with this record. */
    saved: z.optional(z.uuid('saved must be the id of a record')),
  }
  return z.object(parameters)
}

export const listPage = <Shown extends z.ZodMiniObject>(visible: Shown) =>
  z.object({
    entries: z.array(visible),
    page: z.number(),
    pages: z.number(),
    all: z.number(),
    found: z.number(),
    values: z.record(z.string(), z.array(z.string())),
  })

export const listCall = <Shown extends z.ZodMiniObject>(
  path: `/api/admin/${string}`,
  summary: string,
  visible: Shown,
  listing: DeclaredListing,
) => ({
  method: 'GET' as const,
  url: path,
  access: 'see records' as const,
  summary,
  querystring: listParameters(listing),
  response: { 200: listPage(visible), ...failures(400) },
})

export const selectionCall = (
  path: `/api/admin/${string}`,
  many: string,
  listing: DeclaredListing,
) => ({
  method: 'GET' as const,
  url: `${path}/selection` as const,
  access: 'see records' as const,
  summary: `List the ids of all ${many} that match, for a bulk action`,
  querystring: z.object(filterParameters(listing)),
  response: selectionResponse,
})

export const createCall = <Form extends z.ZodMiniObject>(
  path: Path,
  summary: string,
  body: Form,
) => ({
  method: 'POST' as const,
  url: path,
  access: 'write records' as const,
  summary,
  consumes,
  querystring: newIdQuery,
  body,
  response: { 201: createdBody, ...failures(409, 413) },
})

/** If two people change the same field, the second chooses which version wins. Other conflicts are only reported. */
const changeConflict = z.union([recordConflict, failureBody])

export const updateCall = <Form extends z.ZodMiniObject>(
  path: Path,
  summary: string,
  body: Form,
  notFound: string,
) => ({
  method: 'PUT' as const,
  url: `${path}/:_id` as const,
  access: 'write records' as const,
  summary,
  consumes,
  params: idParams(notFound),
  body,
  response: { 200: messageBody, 409: changeConflict, ...failures(404, 413) },
})

export const deleteCall = (path: Path, summary: string, notFound: string) => ({
  method: 'DELETE' as const,
  url: `${path}/:_id` as const,
  access: 'write records' as const,
  summary,
  params: idParams(notFound),
  response: { 200: messageBody, ...failures(404) },
})

export const withStepUp = <Call extends object>(call: Call) => ({ ...call, stepUp: true as const })

export type SearchableFields<Name extends string = string> = {
  kind: SearchKind
  /** From the record's slug or id. */
  page: (named: string) => string
  namedBy: '_id' | 'slug'
  /** One line each; arrays share a line, joined by commas. */
  texts: readonly (Name | readonly Name[])[]
  /** Search stops finding the record after this day. */
  lastDay?: Name
}

export type DeclaredRecord<Name extends string = string> = {
  one: string
  many: string
  about: string
  naming: { as: RecordSubject; label: string; one: string; many: string }
  nameField: Name
  fields: RecordFields
  shown: z.ZodMiniObject
  listing: DeclaredListing
  list: ReturnType<typeof listCall>
  select: ReturnType<typeof selectionCall>
  /** Absent: search has a special source for it (`server/src/search/sources/record-sources.ts`). */
  searchable?: SearchableFields<Name>
  all: {
    method: 'GET'
    url: Path
    access: 'everyone'
    summary: string
    response: { 200: z.ZodMiniArray<z.ZodMiniObject> }
  }
  get?: {
    method: 'GET'
    url: Path
    access: 'everyone'
    summary: string
    params: ReturnType<typeof idParams>
    querystring: typeof languageQuerystring
    response: { 200: z.ZodMiniObject; 404: typeof failureBody }
  }
  create: ReturnType<typeof createCall>
  update: ReturnType<typeof updateCall>
  remove: ReturnType<typeof deleteCall> & { stepUp?: true }
  messages: { notFound: string; created: string; updated: string; deleted: string }
}
