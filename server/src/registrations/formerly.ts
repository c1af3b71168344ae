import { eventTimes } from 'contract/event-times'
import * as z from 'zod/mini'
import { withoutNulls } from '../db/rows.ts'

const told = z.extend(eventTimes, { venue: z.optional(z.string()) })
/** When and where an event was, as whoever has registered knew it. */
export type Formerly = z.infer<typeof told>

type Row = {
  date: string
  time: string | null
  end?: string | null
  isAllDay?: string | null
  venue: string | null
}

/** What of an event is kept in a mail that tells of its change. */
export const toFormerly = ({ date, time, end = null, isAllDay = null, venue }: Row): string =>
  JSON.stringify(withoutNulls({ date, time, end, isAllDay, venue }))

export const readFormerly = (stored: string | null): Formerly | undefined =>
  stored === null ? undefined : told.parse(JSON.parse(stored))
