import * as z from 'zod/mini'
import { contentEntry } from '../content/calls.ts'
import { type Endpoint, failures } from '../platform/endpoint.ts'
import { recordNames } from '../records.ts'
import { marked, meant, searchKindNames } from './search.ts'

/** Found things of a kind that the panel shows. */
export const foundInPanel = 8

const panelFound = z.extend(marked, {
  /** Of the entry, the record, or the document in the library. */
  _id: z.string(),
  kind: z.enum(searchKindNames),
  /** Where the words stand: in what visitors read, in what they will read, or in what they do not. */
  state: z.enum(['public', 'scheduled', 'hidden']),
  /** Of what the college writes itself: how it stands. */
  entry: z.optional(contentEntry),
  /** Of an event or of somebody: the list that has it. */
  record: z.optional(
    z.object({
      subject: z.enum(recordNames),
      name: z.string(),
      /** Of somebody: whom that list is of. */
      group: z.optional(z.enum(['teaching', 'administrative', 'management'])),
    }),
  ),
})
export type PanelFound = z.infer<typeof panelFound>

const panelFindings = z.object({
  groups: z.array(
    z.object({
      kind: z.enum(searchKindNames),
      found: z.array(panelFound),
      /** Whether there is more of it. */
      isMore: z.boolean(),
    }),
  ),
  meant,
})
export type PanelFindings = z.infer<typeof panelFindings>

export const searchInPanel = {
  method: 'GET',
  url: '/api/admin/search',
  access: 'see content',
  schema: {
    summary:
      'Search everything your account may see in the panel, public or not; every word must match',
    querystring: z.object({ q: z.optional(z.string()) }),
    response: { 200: panelFindings, ...failures(400, 401, 403, 503) },
  },
} as const satisfies Endpoint
