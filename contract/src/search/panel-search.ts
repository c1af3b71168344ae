import * as z from 'zod/mini'
import { contentEntry } from '../content/calls.ts'
import { type Endpoint, failures } from '../platform/endpoint.ts'
import { recordNames } from '../records.ts'
import { didYouMean, highlightedText, searchKindNames } from './search.ts'

export const panelResult = 8

const panelMatch = z.extend(highlightedText, {
  _id: z.string(),
  kind: z.enum(searchKindNames),
  state: z.enum(['public', 'scheduled', 'hidden']),
  entry: z.optional(contentEntry),
  record: z.optional(
    z.object({
      subject: z.enum(recordNames),
      name: z.string(),
      group: z.optional(z.enum(['teaching', 'administrative', 'management'])),
    }),
  ),
})
export type PanelResult = z.infer<typeof panelMatch>

const panelMatches = z.object({
  groups: z.array(
    z.object({
      kind: z.enum(searchKindNames),
      found: z.array(panelMatch),
      isMore: z.boolean(),
    }),
  ),
  meant: didYouMean,
})
export type PanelResults = z.infer<typeof panelMatches>

export const searchInPanel = {
  method: 'GET',
  url: '/api/admin/search',
  access: 'see content',
  summary:
    'Search everything your account may see in the panel, public or not; every word must match',
  querystring: z.object({ q: z.optional(z.string()) }),
  response: { 200: panelMatches, ...failures(400) },
} as const satisfies Endpoint
