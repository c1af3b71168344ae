import { college } from 'college/facts'
import type { ContentField } from 'contract/content/field'
import type { eventFields } from 'contract/events/event-fields'
import { endAfterMove } from 'contract/events/event-hours'
import { type EventUpdateForm, events } from 'contract/events/events'
import { localDay, toInstant } from 'contract/platform/zoned-time'
import { recordColumns } from '../../content/records/columns.ts'
import type { Columns } from '../../content/records/tables.ts'
import type { Trx } from '../../platform/db/schema.ts'

const { timeZone } = college

export const lifecycleColumns: ReadonlySet<string> = new Set(
  Object.entries<ContentField>(events.fields).flatMap(([name, { isSetElsewhere }]) =>
    isSetElsewhere ? [name] : [],
  ),
)

const always = ['time', 'venue', 'department'] satisfies (keyof typeof eventFields)[]

export const toColumns = (form: EventUpdateForm): Columns => recordColumns(events, form, always)

const onDay = (instant: string, clock: string) =>
  toInstant(`${localDay(instant, timeZone)}T${clock}`, timeZone)

/** A new date keeps the duration unless an end is given; whole days begin with their first minute and end with their last. */
export async function normaliseTimes(
  trx: Trx,
  _id: string,
  { date: written, end, isAllDay }: Columns,
): Promise<Columns> {
  if (written === undefined && end === undefined && isAllDay === undefined) return {}
  const before = await trx
    .selectFrom('events')
    .select(['date', 'end', 'isAllDay'])
    .where('_id', '=', _id)
    .executeTakeFirst()
  const date = written ?? before?.date
  if (typeof date !== 'string') return {}
  const isFull = isAllDay === undefined ? before?.isAllDay : isAllDay
  const begins = isFull ? onDay(date, '00:00') : date
  const stored =
    before?.end && endAfterMove({ date: before.date, end: before.end }, begins, timeZone)
  const ends = end === undefined ? stored : end
  return {
    date: begins,
    ...(typeof ends === 'string' && { end: isFull ? onDay(ends, '23:59') : ends }),
  }
}
