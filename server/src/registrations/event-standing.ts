import type { yes } from 'contract/fields'
import type { Reading } from '../content/entry.ts'
import { withoutNulls } from '../db/rows.ts'

/** What of an event decides about its registrations, and what their mails tell of it. */
export type EventStanding = {
  _id: string
  title: string
  department: string | null
  /** When it begins. */
  date: string
  /** When it ends, where somebody said so. */
  end: string | null
  isAllDay: typeof yes | null
  /** Its hours, as its organiser wrote them. */
  time: string | null
  venue: string | null
  onlineLink: string | null
  state: 'cancelled' | 'postponed' | null
  stateNote: string | null
  isCancelled: boolean
  /** Visitors do not see it. */
  isDraft: boolean
  /** From when on they do. */
  publishAt: string | null
}

/** An event as it is stored; what became of it is known only where events keep it. */
type Stored = Pick<EventStanding, '_id' | 'title' | 'department' | 'date' | 'time' | 'venue'> &
  Partial<
    Pick<EventStanding, 'end' | 'isAllDay' | 'onlineLink' | 'state' | 'stateNote' | 'publishAt'>
  > & { isDraft?: string | null }

/** How an event stands now; undefined where there is none. */
export async function readStanding(
  db: Reading,
  eventId: string,
): Promise<EventStanding | undefined> {
  const row: Stored | undefined = await db
    .selectFrom('events')
    .selectAll()
    .where('_id', '=', eventId)
    .executeTakeFirst()
  if (!row) return undefined
  const { _id, title, department, date, time, venue, onlineLink = null, stateNote = null } = row
  const { state = null, publishAt = null, end = null, isAllDay = null, isDraft } = row
  return {
    ...{ _id, title, department, date, time, end, isAllDay, venue, onlineLink, state, stateNote },
    publishAt,
    isCancelled: state === 'cancelled',
    isDraft: Boolean(isDraft),
  }
}

/** It does not take place, or not when it was said to. */
export const isOff = ({ state }: Pick<EventStanding, 'state'>): boolean => state !== null

/** Whether visitors do not see it yet. */
export const isHidden = (
  { isDraft, publishAt }: Pick<EventStanding, 'isDraft' | 'publishAt'>,
  moment: Date,
): boolean => isDraft || (publishAt !== null && publishAt > moment.toISOString())

/** When it is, as it is told. */
export const timesOf = ({ date, time, end, isAllDay }: EventStanding) =>
  withoutNulls({ date, time, end, isAllDay })

export const hasBegun = ({ date }: Pick<EventStanding, 'date'>, moment: Date): boolean =>
  Date.parse(date) <= moment.getTime()

/** It has begun, and is not one that waits for another date. */
export const isBehind = (event: { date: string; state?: string | null }, moment: Date): boolean =>
  hasBegun(event, moment) && event.state !== 'postponed'

const dayMilliseconds = 24 * 60 * 60 * 1000

/** From when on whoever has a place is reminded of it. */
export const reminderFrom = ({ date }: Pick<EventStanding, 'date'>): Date =>
  new Date(Date.parse(date) - dayMilliseconds)

export const isWithinADay = (event: Pick<EventStanding, 'date'>, moment: Date): boolean =>
  reminderFrom(event) <= moment

/** Whether it is over; of one whose end nobody said, whether it has begun. */
export const isOver = ({ date, end }: Pick<EventStanding, 'date' | 'end'>, moment: Date): boolean =>
  Date.parse(end ?? date) <= moment.getTime()
