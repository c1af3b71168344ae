import type { EventForm } from 'contract/events/events'
import { insertRecord } from '../src/content/records/store.ts'
import { eventKind } from '../src/events/calendar/record.ts'
import type { Trx } from '../src/platform/db/schema.ts'
import { writtenAt } from './written.ts'

/** Inserts an event without the API, with a change of the events. */
export const enterEvent = (
  trx: Trx,
  { image, ...form }: Omit<EventForm, 'image'> & { image: string },
  now: Date,
): Promise<string> =>
  insertRecord(trx, eventKind, { ...eventKind.toColumns(form), image }, writtenAt(now))
