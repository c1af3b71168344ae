import { eventTimes } from 'contract/event-times'
import * as z from 'zod/mini'
import { withoutNulls } from '../db/rows.ts'
import type { EventStanding } from './event-standing.ts'

const told = z.extend(eventTimes, { venue: z.optional(z.string()) })
/** When and where an event was, as whoever has registered knew it. */
export type Formerly = z.infer<typeof told>

/** What of an event is kept in a mail that tells of its change. */
export const toFormerly = ({
  date,
  time,
  end,
  isAllDay,
  venue,
}: Pick<EventStanding, 'date' | 'time' | 'end' | 'isAllDay' | 'venue'>): string =>
  JSON.stringify(withoutNulls({ date, time, end, isAllDay, venue }))

export const readFormerly = (stored: string | null): Formerly | undefined =>
  stored === null ? undefined : told.parse(JSON.parse(stored))
