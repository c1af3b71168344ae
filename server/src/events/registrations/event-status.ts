import { college } from 'college/facts'
import type { yes } from 'contract/content/fields'
import { hasEnded as ended } from 'contract/events/event-hours'
import type { EventState } from 'contract/events/event-status'
import { dayMilliseconds } from 'contract/platform/durations'
import type { Reading } from '../../platform/db/open.ts'
import { withoutNulls } from '../../platform/db/rows.ts'

export type EventStanding = {
  _id: string
  title: string
  department: string | null
  date: string
  end: string | null
  isAllDay: typeof yes | null
  time: string | null
  venue: string | null
  onlineLink: string | null
  state: EventState | null
  stateNote: string | null
  isDraft: typeof yes | null
  publishAt: string | null
  deletedAt: string | null
}

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

export const isOff = ({ state }: Pick<EventStanding, 'state'>): boolean => state !== null

export const isHidden = (
  { isDraft, publishAt, deletedAt }: Pick<EventStanding, 'isDraft' | 'publishAt' | 'deletedAt'>,
  moment: Date,
): boolean =>
  deletedAt !== null || isDraft !== null || (publishAt !== null && publishAt > moment.toISOString())

export const stateOf = ({ state }: Pick<EventStanding, 'state'>) =>
  withoutNulls({ eventState: state })

export const noteOf = ({ stateNote }: Pick<EventStanding, 'stateNote'>) =>
  withoutNulls({ eventNote: stateNote })

type Times = Pick<EventStanding, 'date' | 'time' | 'end' | 'isAllDay'>

export const timesOf = ({ date, time, end, isAllDay }: Times) =>
  withoutNulls({ date, time, end, isAllDay })

export const hasBegun = ({ date }: Pick<EventStanding, 'date'>, moment: Date): boolean =>
  Date.parse(date) <= moment.getTime()

export const hasEnded = (event: Times, moment: Date): boolean =>
  ended(timesOf(event), moment, college.timeZone)

/** Has ended, and is not waiting for a new date. */
export const isBehind = (event: Times & Pick<EventStanding, 'state'>, moment: Date): boolean =>
  hasEnded(event, moment) && event.state !== 'postponed'

export const reminderFrom = ({ date }: Pick<EventStanding, 'date'>): Date =>
  new Date(Date.parse(date) - dayMilliseconds)

export const isWithinADay = (event: Pick<EventStanding, 'date'>, moment: Date): boolean =>
  reminderFrom(event) <= moment
