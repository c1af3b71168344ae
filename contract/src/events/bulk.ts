import * as z from 'zod/mini'
import { bulkChanged, selectionOf } from '../platform/bulk.ts'
import { type Endpoint, failures } from '../platform/endpoint.ts'
import { reason, translatedReasons } from './event-reason.ts'
import { eventNotFound } from './events.ts'

export const bulkEventActs = ['publish', 'unpublish', 'cancel', 'delete'] as const
export type BulkEventAct = (typeof bulkEventActs)[number]

export const alreadyDraft = 'Already a draft'
export const alreadyCancelled = 'Already cancelled'
export const noDraft = 'Already published'

const ids = selectionOf(z.uuid(eventNotFound))

export const changeManyEvents = {
  method: 'POST',
  url: '/api/admin/events/bulk',
  access: 'write records',
  summary:
    'Publish, unpublish, cancel or delete many events, one by one under the usual rules; one rejection doesn’t stop the rest',
  body: z.object({
    act: z.enum(bulkEventActs, 'Unknown action'),
    ids,
    /** Required to cancel. */
    reason: z.optional(reason),
    ...translatedReasons,
  }),
  response: bulkChanged,
} as const satisfies Endpoint

export const previewManyEvents = {
  method: 'POST',
  url: '/api/admin/events/bulk/people',
  access: 'write records',
  summary:
    'Count the people who get an email about a bulk action, and list the events that it leaves as they are; changes nothing',
  body: z.object({ ids, act: z.optional(z.enum(bulkEventActs, 'Unknown action')) }),
  response: {
    200: z.object({ people: z.number(), unchanged: z.array(z.string()) }),
    ...failures(413),
  },
} as const satisfies Endpoint
