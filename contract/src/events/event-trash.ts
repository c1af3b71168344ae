import * as z from 'zod/mini'
import { idParams } from '../content/record.ts'
import { type Endpoint, failures, instant, messageBody } from '../platform/endpoint.ts'
import { event, eventNotFound } from './events.ts'

export const eventTrashDays = 30

export const eventRestored = (title: string) => `“${title}” restored.`
export const eventRestoredCancelled = (title: string) =>
  `${eventRestored(title)} It’s still cancelled, because everyone registered got a cancellation email. To hold it after all, choose “Reinstate event”.`

export const deletedEvent = z.extend(event, {
  deletedAt: instant,
  people: z.number(),
})
export type DeletedEvent = z.infer<typeof deletedEvent>

export const listDeletedEvents = {
  method: 'GET',
  url: '/api/admin/deleted-events',
  access: 'write records',
  summary: 'List deleted events that can be restored, latest first',
  response: { 200: z.object({ events: z.array(deletedEvent) }) },
} as const satisfies Endpoint

export const restoreEvent = {
  method: 'POST',
  url: '/api/admin/deleted-events/:_id/restore',
  access: 'write records',
  summary:
    'Restore a deleted event with its registrations and attendance. If deletion cancelled it, it stays cancelled',
  params: idParams(eventNotFound),
  response: { 200: messageBody, ...failures(404) },
} as const satisfies Endpoint
