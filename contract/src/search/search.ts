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

export const foundAtFirst = 5
export const foundPerPage = 20
export const searchedTooOften = 'Too many searches from your network. Please try again in a minute.'

/** Matching words are pieces of their own. */
const piece = z.object({ text: z.string(), isHit: z.optional(z.literal(true)) })
export type Piece = z.infer<typeof piece>

export const marked = z.object({
  title: z.array(piece),
  passage: z.array(piece),
  /** Categories match the search as well. */
  category: z.optional(z.array(piece)),
  titleLanguage: z.optional(z.enum(partLanguages)),
  passageLanguage: z.optional(z.enum(partLanguages)),
  categoryLanguage: z.optional(z.enum(partLanguages)),
})

const found = z.extend(marked, {
  kind: z.enum(searchKindNames),
  path: z.string(),
  date: z.optional(z.string()),
  times: z.optional(eventTimes),
  eventState: z.optional(z.enum(eventStates)),
  isExpired: z.optional(z.literal(true)),
  /** With at most three of the pages that link to it. */
  document: z.optional(
    z.extend(z.pick(shownDocument, { type: true, bytes: true, pages: true, language: true }), {
      shownOn: z.array(z.object({ title: z.string(), path: z.string() })),
    }),
  ),
})
export type Found = z.infer<typeof found>

/** Suggested spelling that has results; only when nothing was found. */
export const meant = z.optional(z.string())

const findings = z.object({
  groups: z.array(
    z.object({ kind: z.enum(searchKindNames), total: z.number(), found: z.array(found) }),
  ),
  meant,
  /** No result has all words; these have most of them. */
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
