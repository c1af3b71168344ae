import * as z from 'zod/mini'
import { shownDocument } from '../content/library/public-view.ts'
import { eventStates } from '../events/event-status.ts'
import { eventTimes } from '../events/event-times.ts'
import { type Endpoint, failures } from '../platform/endpoint.ts'
import { partLanguages } from '../platform/language-of-text.ts'
import type { SearchKind } from '../platform/search-kinds.ts'

export const searchKindNames = [
  'course',
  'notice',
  'document',
  'event',
  'person',
  'page',
] as const satisfies SearchKind[]

/** Found things of a kind on the first page of a search, and on a page of that kind alone. */
export const foundAtFirst = 5
export const foundPerPage = 20
export const searchedTooOften = 'Too many searches from your network. Please try again in a minute.'

/** A piece of a text; the words that were searched for stand in pieces of their own. */
const piece = z.object({ text: z.string(), isHit: z.optional(z.literal(true)) })
export type Piece = z.infer<typeof piece>

/** What is shown of the words of something. */
export const marked = z.object({
  title: z.array(piece),
  passage: z.array(piece),
  /** What the category is called that it is in: it is found by these words, too. */
  category: z.optional(z.array(piece)),
  /** The language of each where it is not English. */
  titleLanguage: z.optional(z.enum(partLanguages)),
  passageLanguage: z.optional(z.enum(partLanguages)),
  categoryLanguage: z.optional(z.enum(partLanguages)),
})

const found = z.extend(marked, {
  kind: z.enum(searchKindNames),
  path: z.string(),
  /** When it is, or was published. */
  date: z.optional(z.string()),
  /** When an event is: it may last for days. */
  times: z.optional(eventTimes),
  /** Absent where an event takes place then. */
  eventState: z.optional(z.enum(eventStates)),
  /** Whether it is an expired notice. */
  isExpired: z.optional(z.literal(true)),
  /** Of a document: what it is, and the pages that show it, three at most. */
  document: z.optional(
    z.extend(z.pick(shownDocument, { type: true, bytes: true, pages: true, language: true }), {
      shownOn: z.array(z.object({ title: z.string(), path: z.string() })),
    }),
  ),
})
export type Found = z.infer<typeof found>

/** What was perhaps meant, where nothing is found: something is found by it. */
export const meant = z.optional(z.string())

const findings = z.object({
  groups: z.array(
    z.object({ kind: z.enum(searchKindNames), total: z.number(), found: z.array(found) }),
  ),
  meant,
  /** Nothing has all words: it is what has the most of them. */
  isPartial: z.optional(z.literal(true)),
})
export type Findings = z.infer<typeof findings>

export const searchSite = {
  method: 'GET',
  url: '/api/search',
  access: 'everyone',
  schema: {
    summary:
      'Search the website; every word must match, and the last may be incomplete. Returns the first results of each kind, or a page of one kind',
    querystring: z.object({
      q: z.optional(z.string()),
      kind: z.optional(z.enum(searchKindNames, 'Unknown kind of result')),
      page: z.optional(z.string().check(z.regex(/^[1-9]\d{0,2}$/, 'page must be from 1 to 999'))),
    }),
    response: { 200: findings, ...failures(400, 429, 503) },
  },
} as const satisfies Endpoint
