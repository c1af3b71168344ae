import type { Reading } from '../content/entry.ts'

/** What of an event decides about its registrations, and what their mails tell of it. */
export type EventStanding = {
  _id: string
  title: string
  department: string | null
  /** When it begins. */
  date: string
  isAllDay: boolean
  venue: string | null
  onlineLink: string | null
  state: 'cancelled' | 'postponed' | null
  stateNote: string | null
  isCancelled: boolean
  /** Visitors do not see it. */
  isHidden: boolean
}

/** How an event stands now; undefined where there is none. */
export async function readStanding(
  db: Reading,
  eventId: string,
): Promise<EventStanding | undefined> {
  const row = await db
    .selectFrom('events')
    .select(['_id', 'title', 'department', 'date', 'venue'])
    .where('_id', '=', eventId)
    .executeTakeFirst()
  const plain = { isAllDay: false, onlineLink: null, stateNote: null, isHidden: false }
  return row && { ...plain, state: null, isCancelled: false, ...row }
}

/** It does not take place, or not when it was said to. */
export const isOff = ({ state }: Pick<EventStanding, 'state'>): boolean => state !== null

export const hasBegun = ({ date }: Pick<EventStanding, 'date'>, moment: Date): boolean =>
  Date.parse(date) <= moment.getTime()
