import * as z from 'zod/mini'
import {
  createdBody,
  failureBody,
  failures,
  messageBody,
  optionalLine,
} from '../platform/endpoint.ts'
import type { SearchKind } from '../platform/search-kinds.ts'
import type { Fields } from './fields.ts'
import { recordConflict } from './form-version.ts'

type Path = `/api/${string}`
const consumes = ['multipart/form-data'] as const

/** The parameter of the calls for one record. */
export const idParams = (notFound: string) => z.object({ _id: z.uuid(notFound) })

/** Entries on one page of a list of the panel. */
export const entriesPerPage = 24

/** What a list of the panel is narrowed to and ordered by. */
export type Listing = {
  /** Parts of all records that have lists of their own. */
  groups?: readonly string[]
  /** By the names of their parameters. Without options every value of the field is one. */
  filters: Readonly<
    Record<string, { label: string; all: string; options?: Readonly<Record<string, string>> }>
  >
  /** What the panel calls each order; a list begins with the first one. */
  sorts: Readonly<Record<string, string>>
}

type Parameter = z.ZodMiniOptional<z.ZodMiniType<string | undefined>>

const oneOf = (names: readonly string[], label: string) =>
  z.optional(z.enum(names, `Unknown ${label.toLowerCase()}`))

/** The page of a list that is asked for. */
export const pageNumber = z.optional(
  z.string().check(z.regex(/^[1-9]\d{0,4}$/, 'page must be from 1 to 99999')),
)
/** The words that it is searched for. */
export const searchedWords = optionalLine('Search', 200)

function listParameters({ groups = [], filters, sorts }: Listing) {
  const parameters: Record<string, Parameter> = {
    group: oneOf(groups, 'Group'),
    search: searchedWords,
    sort: oneOf(Object.keys(sorts), 'Order'),
    page: pageNumber,
    /** Without `page`: the page on which this record stands, or the first one. */
    saved: z.optional(z.uuid('saved must be the id of a record')),
  }
  for (const [name, { label, options }] of Object.entries(filters)) {
    parameters[name] = options ? oneOf(Object.keys(options), label) : optionalLine(label, 100)
  }
  return z.object(parameters)
}

/** A page of a list of the panel. */
export const listPage = <Shown extends z.ZodMiniObject>(shown: Shown) =>
  z.object({
    entries: z.array(shown),
    page: z.number(),
    pages: z.number(),
    /** How many there are in the group, and how many of them were found. */
    all: z.number(),
    found: z.number(),
    /** What the filters without options of their own can ask for. */
    values: z.record(z.string(), z.array(z.string())),
  })

/** A page of the records as the panel lists them. */
export const listCall = <Shown extends z.ZodMiniObject>(
  path: `/api/admin/${string}`,
  summary: string,
  shown: Shown,
  listing: Listing,
) => ({
  method: 'GET' as const,
  url: path,
  access: 'see records' as const,
  schema: {
    summary,
    querystring: listParameters(listing),
    response: { 200: listPage(shown), ...failures(400, 401, 403, 503) },
  },
})

/** Enters a record. */
export const createCall = <Form extends z.ZodMiniObject>(
  path: Path,
  summary: string,
  body: Form,
) => ({
  method: 'POST' as const,
  url: path,
  access: 'write records' as const,
  schema: {
    summary,
    consumes,
    body,
    response: { 201: createdBody, ...failures(400, 401, 403, 413, 415, 503) },
  },
})

/** When two people change the same field, the second is asked which version to keep. Any other conflict is only reported. */
const changeConflict = z.union([recordConflict, failureBody])

/** Changes a record. */
export const updateCall = <Form extends z.ZodMiniObject>(
  path: Path,
  summary: string,
  body: Form,
  notFound: string,
) => ({
  method: 'PUT' as const,
  url: `${path}/:_id` as const,
  access: 'write records' as const,
  schema: {
    summary,
    consumes,
    params: idParams(notFound),
    body,
    response: {
      200: messageBody,
      409: changeConflict,
      ...failures(400, 401, 403, 404, 413, 415, 503),
    },
  },
})

/** Deletes a record. */
export const deleteCall = (path: Path, summary: string, notFound: string) => ({
  method: 'DELETE' as const,
  url: `${path}/:_id` as const,
  access: 'write records' as const,
  schema: {
    summary,
    params: idParams(notFound),
    response: { 200: messageBody, ...failures(401, 403, 404, 503) },
  },
})

/** A call that wants the password once more. */
export const withStepUp = <Call extends object>(call: Call) => ({ ...call, stepUp: true as const })

/** How the search finds a kind of record by what its fields say. */
export type FoundByFields<Name extends string = string> = {
  kind: SearchKind
  /** Where the page of one is, by what stands in its address. */
  page: (named: string) => string
  namedBy: '_id' | 'slug'
  /** The fields that it says besides its name: each on a line, or some on one with commas between. */
  says: readonly (Name | readonly Name[])[]
  /** The field with the day after which it is found no more. */
  lastDay?: Name
}

/** A kind of record with fields of these names, as the panel, the tables, the store and the search read it. */
export type DeclaredRecord<Name extends string = string> = {
  /** What one is called, and what many are. */
  one: string
  many: string
  /** What the table is about. */
  about: string
  /** The name under which it is noted what was done, and its words there: `updated the event`, `imported events`. */
  noted: { as: string; label: string; one: string; many: string }
  /** The field that one is called by. */
  nameField: Name
  fields: Fields
  /** How one goes out. */
  shown: z.ZodMiniObject
  listing: Listing
  list: ReturnType<typeof listCall>
  /** Without it the search has a source for it (`server/src/search/sources/record-sources.ts`). */
  found?: FoundByFields<Name>
  /** For visitors: all of them, which the sitemap lists where one has a page by its id. */
  all: {
    method: 'GET'
    url: Path
    access: 'everyone'
    schema: { summary: string; response: { 200: z.ZodMiniArray<z.ZodMiniObject> } }
  }
  /** For visitors, where one has a page. */
  get?: {
    method: 'GET'
    url: Path
    access: 'everyone'
    schema: {
      summary: string
      params: ReturnType<typeof idParams>
      response: { 200: z.ZodMiniObject; 404: typeof failureBody; 503: typeof failureBody }
    }
  }
  create: ReturnType<typeof createCall>
  update: ReturnType<typeof updateCall>
  remove: ReturnType<typeof deleteCall> & { stepUp?: true }
  /** What is answered, and said where an answer came without words. */
  says: { notFound: string; created: string; updated: string; deleted: string }
}
