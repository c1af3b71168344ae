import { college } from 'college/facts'
import type { yes } from 'contract/content/fields'
import { hasEnded as ended } from 'contract/events/event-hours'
import type { EventState } from 'contract/events/event-status'
import { dayMilliseconds } from 'contract/platform/durations'
import type { Reading } from '../../platform/db/open.ts'
import { withoutNulls } from '../../platform/db/rows.ts'

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
  state: EventState | null
  stateNote: string | null
  /** Visitors do not see it. */
  isDraft: typeof yes | null
  /** From when on they do. */
  publishAt: string | null
  /** Since when it is in the trash. */
  deletedAt: string | null
}

/** How an event stands now; undefined where there is none. */
export async function readStanding(
  db: Reading,
  eventId: string,
): Promise<EventStanding | undefined> {
  return db
    .selectFrom('events')
    .select(['_id', 'title', 'department', 'date', 'end', 'isAllDay', 'time', 'venue'])
    .select(['onlineLink', 'state', 'stateNote', 'isDraft', 'publishAt', 'deletedAt'])
    .where('_id', '=', eventId)
    .executeTakeFirst()
}

/** It does not take place, or not when it was said to. */
export const isOff = ({ state }: Pick<EventStanding, 'state'>): boolean => state !== null

/** Whether visitors do not see it yet, or not any more. */
export const isHidden = (
  { isDraft, publishAt, deletedAt }: Pick<EventStanding, 'isDraft' | 'publishAt' | 'deletedAt'>,
  moment: Date,
): boolean =>
  deletedAt !== null || isDraft !== null || (publishAt !== null && publishAt > moment.toISOString())

/** What became of it, as it is told. */
export const stateOf = ({ state }: Pick<EventStanding, 'state'>) =>
  withoutNulls({ eventState: state })

/** Why it does not take place as announced. */
export const noteOf = ({ stateNote }: Pick<EventStanding, 'stateNote'>) =>
  withoutNulls({ eventNote: stateNote })

type Times = Pick<EventStanding, 'date' | 'time' | 'end' | 'isAllDay'>

/** When it is, as it is told. */
export const timesOf = ({ date, time, end, isAllDay }: Times) =>
  withoutNulls({ date, time, end, isAllDay })

export const hasBegun = ({ date }: Pick<EventStanding, 'date'>, moment: Date): boolean =>
  Date.parse(date) <= moment.getTime()

export const hasEnded = (event: Times, moment: Date): boolean =>
  ended(timesOf(event), moment, college.timeZone)

/** It has ended, and is not one that waits for another date. */
export const isBehind = (event: Times & Pick<EventStanding, 'state'>, moment: Date): boolean =>
  hasEnded(event, moment) && event.state !== 'postponed'

/** From when on whoever has a place is reminded of it. */
export const reminderFrom = ({ date }: Pick<EventStanding, 'date'>): Date =>
  new Date(Date.parse(date) - dayMilliseconds)

export const isWithinADay = (event: Pick<EventStanding, 'date'>, moment: Date): boolean =>
  reminderFrom(event) <= moment
