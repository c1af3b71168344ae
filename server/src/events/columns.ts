import { college } from 'college/facts'
import { type EventState, eventStates } from 'contract/event-status'
import type { Event, EventUpdateForm } from 'contract/events'
import { yes } from 'contract/fields'
import { localDay, toInstant } from 'contract/zoned-time'
import type { Transaction } from 'kysely'
import type { Complete } from '../db/complete.ts'
import type { Database } from '../db/schema.ts'
import type { Column, Columns } from '../records/kind.ts'

const { timeZone } = college

type Written = Omit<Complete<Event>, '_id' | 'image' | 'seriesId' | 'seriesAt' | 'createdAt'>
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

/** Of an event of whole days the last minute of its last one. */
function endOf({ end, isAllDay }: EventUpdateForm) {
  const moment = momentOf(end)
  return moment && isAllDay ? toInstant(`${localDay(moment, timeZone)}T23:59`, timeZone) : moment
}

const isState = (value: string | null | undefined): value is EventState =>
  eventStates.some((state) => state === value)

const columnsOf = (form: EventUpdateForm): EventColumns => ({
  title: form.title,
  description: form.description,
  date: toInstant(form.date, timeZone),
  time: form.time || null,
  venue: form.venue || null,
  department: form.department || null,
  end: endOf(form),
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

/** An event that is given another date without another end lasts as long as before. */
export async function keepLength(
  trx: Transaction<Database>,
  _id: string,
  { date, end }: Columns,
): Promise<Columns> {
  if (typeof date !== 'string' || end !== undefined) return {}
  const before = await trx
    .selectFrom('events')
    .select(['date', 'end'])
    .where('_id', '=', _id)
    .executeTakeFirst()
  if (!before?.end || before.date === date) return {}
  const later = Date.parse(date) - Date.parse(before.date)
  return { end: new Date(Date.parse(before.end) + later).toISOString() }
}
