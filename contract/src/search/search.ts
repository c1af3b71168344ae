import * as z from 'zod/mini'
import { publicDocument } from '../content/library/public-view.ts'
import { languageQuery } from '../content/translations/language-query.ts'
import { eventLifecycleStatuses } from '../events/event-status.ts'
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

/** Titles of pages that have none of their own. */
export const pageTitles = {
  about: 'About us',
  facts: 'Contact',
  campus: 'Facilities',
  events: 'Events',
  privacy: 'Privacy',
  terms: 'Terms',
} as const

export const resultsAtFirst = 5
export const resultsPerPage = 20
export const searchedTooOften = 'Too many searches from your network. Please try again in a minute.'

/** Matching words are pieces of their own. */
const piece = z.object({ text: z.string(), isHit: z.optional(z.literal(true)) })
export type TextPiece = z.infer<typeof piece>

export const highlightedText = z.object({
  title: z.array(piece),
  passage: z.array(piece),
  category: z.optional(z.array(piece)),
  titleLanguage: z.optional(z.enum(partLanguages)),
  passageLanguage: z.optional(z.enum(partLanguages)),
  categoryLanguage: z.optional(z.enum(partLanguages)),
})

const result = z.extend(highlightedText, {
  kind: z.enum(searchKindNames),
  path: z.string(),
  date: z.optional(z.string()),
  times: z.optional(eventTimes),
  eventState: z.optional(z.enum(eventLifecycleStatuses)),
  isExpired: z.optional(z.literal(true)),
  /** With at most three of the pages that link to it. */
  document: z.optional(
    z.extend(z.pick(publicDocument, { type: true, bytes: true, pages: true, language: true }), {
      shownOn: z.array(z.object({ title: z.string(), path: z.string() })),
    }),
  ),
})
export type SearchResult = z.infer<typeof result>

/** Suggested spelling that has results; only when nothing was found. */
export const didYouMean = z.optional(z.string())

const results = z.object({
  groups: z.array(
    z.object({ kind: z.enum(searchKindNames), total: z.number(), found: z.array(result) }),
  ),
  meant: didYouMean,
  /** No result has all words; these have most of them. */
  isPartial: z.optional(z.literal(true)),
})
export type SearchResults = z.infer<typeof results>

export const searchSite = {
  method: 'GET',
  url: '/api/search',
  access: 'everyone',
  summary:
    'Search the website; every word must match, and the last may be incomplete. Returns the first results of each kind, or a page of one kind',
  querystring: z.object({
    q: z.optional(z.string()),
    kind: z.optional(z.enum(searchKindNames, 'Unknown kind of result')),
    page: z.optional(z.string().check(z.regex(/^[1-9]\d{0,2}$/, 'page must be from 1 to 999'))),
    ...languageQuery,
  }),
  response: { 200: results, ...failures(400, 429) },
} as const satisfies Endpoint
