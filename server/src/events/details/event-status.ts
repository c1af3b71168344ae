import { college } from 'college/facts'
import type { TranslationCode } from 'college/languages'
import type { yes } from 'contract/content/choice-field'
import { translateRecord } from 'contract/content/translations/record-translations'
import { hasEnded } from 'contract/events/event-hours'
import type { EventLifecycleStatus } from 'contract/events/event-status'
import { events } from 'contract/events/events'
import { dayMilliseconds } from 'contract/platform/durations'
import { columnsIn } from '../../content/records/translated-rows.ts'
import { withoutNulls } from '../../platform/db/rows.ts'
import type { DbOrTrx } from '../../platform/db/schema.ts'

export type EventDetails = {
  _id: string
  title: string
  department: string | null
  date: string
  end: string | null
  isAllDay: typeof yes | null
  time: string | null
  venue: string | null
  onlineLink: string | null
  state: EventLifecycleStatus | null
  stateNote: string | null
  isDraft: typeof yes | null
  publishAt: string | null
  deletedAt: string | null
}

const columns = [
  ...(['_id', 'title', 'department', 'date', 'end', 'isAllDay', 'time', 'venue'] as const),
  ...(['onlineLink', 'state', 'stateNote', 'isDraft', 'publishAt', 'deletedAt'] as const),
]

export async function readEventStatus(
  db: DbOrTrx,
  eventId: string,
  language: TranslationCode | null = null,
): Promise<EventDetails | undefined> {
  const row = await db
    .selectFrom('events')
    .select(columnsIn(events.fields, columns, language ?? undefined))
    .where('_id', '=', eventId)
    .executeTakeFirst()
  return row && translateRecord(events.fields, row, language ?? undefined)
}

export const isOff = ({ state }: Pick<EventDetails, 'state'>): boolean => state !== null

export const isHidden = (
  { isDraft, publishAt, deletedAt }: Pick<EventDetails, 'isDraft' | 'publishAt' | 'deletedAt'>,
  now: Date,
): boolean =>
  deletedAt !== null || isDraft !== null || (publishAt !== null && publishAt > now.toISOString())

export const eventStateOf = ({ state }: Pick<EventDetails, 'state'>) =>
  withoutNulls({ eventState: state })

export const eventNoteOf = ({ stateNote }: Pick<EventDetails, 'stateNote'>) =>
  withoutNulls({ eventNote: stateNote })

type Times = Pick<EventDetails, 'date' | 'time' | 'end' | 'isAllDay'>

export const timesOf = ({ date, time, end, isAllDay }: Times) =>
  withoutNulls({ date, time, end, isAllDay })

export const hasStarted = ({ date }: Pick<EventDetails, 'date'>, now: Date): boolean =>
  Date.parse(date) <= now.getTime()

export const eventHasEnded = (event: Times, now: Date): boolean =>
  hasEnded(timesOf(event), now, college.timeZone)

/** Has ended, and is not waiting for a new date. */
export const eventIsOver = (event: Times & Pick<EventDetails, 'state'>, now: Date): boolean =>
  eventHasEnded(event, now) && event.state !== 'postponed'

export const reminderFrom = ({ date }: Pick<EventDetails, 'date'>): Date =>
  new Date(Date.parse(date) - dayMilliseconds)

export const isWithinADay = (event: Pick<EventDetails, 'date'>, now: Date): boolean =>
  reminderFrom(event) <= now
