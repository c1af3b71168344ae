import { college } from 'college/facts'
import { endAfterMove } from 'contract/event-hours'
import { type EventState, eventStates } from 'contract/event-status'
import type { Event, EventUpdateForm } from 'contract/events'
import { yes } from 'contract/fields'
import { localDay, toInstant } from 'contract/zoned-time'
import type { Transaction } from 'kysely'
import type { Complete } from '../db/complete.ts'
import type { Database } from '../db/schema.ts'
import type { Column, Columns } from '../records/tables.ts'

const { timeZone } = college

/** What no form says: it is written where a series is made. */
type OfSeries = 'seriesId' | 'seriesAt' | 'seriesEvery'
type Written = Omit<Complete<Event>, '_id' | 'image' | OfSeries | 'createdAt'>
/** What every form brings, and what stays as it was when a form does not name it. */
type Always = 'title' | 'description' | 'date' | 'time' | 'venue' | 'department'
type EventColumns = Pick<Written, Always> & {
  [Name in Exclude<keyof Written, Always>]: Written[Name] | undefined
}

/** Nothing where it is emptied, and undefined where it is not named. */
const kept = <Value extends string>(value: Value | undefined): Value | null | undefined =>
  value === undefined ? undefined : value || null

const momentOf = (value: string | undefined) =>
  value === undefined ? undefined : value ? toInstant(value, timeZone) : null

const isState = (value: string | null | undefined): value is EventState =>
  eventStates.some((state) => state === value)

const columnsOf = (form: EventUpdateForm): EventColumns => ({
  title: form.title,
  description: form.description,
  date: toInstant(form.date, timeZone),
  time: form.time || null,
  venue: form.venue || null,
  department: form.department || null,
  end: momentOf(form.end),
  isAllDay: form.isAllDay === undefined ? undefined : form.isAllDay ? yes : null,
  onlineLink: kept(form.onlineLink),
  category: kept(form.category),
  openTo: kept(form.openTo),
  contactName: kept(form.contactName),
  contactEmail: kept(form.contactEmail),
  contactPhone: kept(form.contactPhone),
  isDraft: form.isDraft === undefined ? undefined : form.isDraft ? yes : null,
  publishAt: momentOf(form.publishAt),
  state: form.state === undefined ? undefined : isState(form.state) ? form.state : null,
  stateNote: kept(form.stateNote),
  previousDate: momentOf(form.previousDate),
  previousVenue: kept(form.previousVenue),
})

/** What is kept of a form: a column for each field that it names. */
export const toColumns = (form: EventUpdateForm): Columns =>
  Object.fromEntries(
    Object.entries(columnsOf(form)).flatMap(([name, column]): [string, Column][] =>
      column === undefined ? [] : [[name, column]],
    ),
  )

const onDay = (instant: string, clock: string) =>
  toInstant(`${localDay(instant, timeZone)}T${clock}`, timeZone)

/**
 * What follows for date and end from a change that names the date: without another end an event lasts as long as before, and
 * one of whole days begins with its first one and lasts until the last minute of its last.
 */
export async function settleTimes(
  trx: Transaction<Database>,
  _id: string,
  { date, end, isAllDay }: Columns,
): Promise<Columns> {
  if (typeof date !== 'string') return {}
  const before = await trx
    .selectFrom('events')
    .select(['date', 'end', 'isAllDay'])
    .where('_id', '=', _id)
    .executeTakeFirst()
  const isWhole = isAllDay === undefined ? before?.isAllDay : isAllDay
  const begins = isWhole ? onDay(date, '00:00') : date
  const kept = before?.end && endAfterMove({ date: before.date, end: before.end }, begins, timeZone)
  const ends = end === undefined ? kept : end
  return {
    date: begins,
    ...(typeof ends === 'string' && { end: isWhole ? onDay(ends, '23:59') : ends }),
  }
}
