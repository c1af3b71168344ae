import type { EventForm } from 'contract/events'
import { eventKind } from '../src/events/record.ts'
import { insertRecord } from '../src/records/store.ts'

type Trx = Parameters<typeof insertRecord>[0]

/** Enters an event without asking an administrator, in a change of the events. */
export const enterEvent = (
  trx: Trx,
  { image, ...form }: Omit<EventForm, 'image'> & { image: string },
  now: Date,
): Promise<string> => insertRecord(trx, eventKind, { ...eventKind.toColumns(form), image }, now)
