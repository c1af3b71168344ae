import { college } from 'college/facts'
import { type Event, type EventUpdateForm, events, updateEvent } from 'contract/events'
import { toInstant } from 'contract/zoned-time'
import type { Complete } from '../db/complete.ts'
import type { RecordKind } from '../records/kind.ts'
import { listEvents } from './service.ts'

type EventColumns = Omit<Complete<Event>, '_id' | 'image' | 'createdAt'>

const toColumns = (form: EventUpdateForm): EventColumns => ({
  title: form.title,
  description: form.description,
  date: toInstant(form.date, college.timeZone),
  time: form.time || null,
  venue: form.venue || null,
})

/** What is special about events. */
export const eventKind: RecordKind<EventUpdateForm> = {
  declared: events,
  subject: 'events',
  activitySubject: 'event',
  form: updateEvent.schema.body,
  toColumns,
  // The emblem is shown instead.
  picture: { column: 'image', none: '' },
  counter: 'sequence',
  list: listEvents,
}
