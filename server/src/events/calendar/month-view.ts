import { college } from 'college/facts'
import { type EventsOfMonth, monthEvent, monthOfCalendar } from 'contract/events/event-months'
import { localDay } from 'contract/platform/zoned-time'
import * as z from 'zod/mini'
import type { Narrowed } from '../../content/feeds/filters.ts'
import { withoutNulls } from '../../platform/db/rows.ts'
import { notFound } from '../../platform/http/errors.ts'
import type { Reading } from '../../platform/search-engine/source.ts'
import { type Condition, conditionsOf } from './filtered.ts'
import { type Span, spanOfMonth } from './months.ts'
import { selectPublicEvents } from './public-events.ts'

const columns = z.keyof(monthEvent).options
const noSuchMonth = 'There are no events in this month'

const monthOf = (instant: string) => localDay(instant, college.timeZone).slice(0, '2026-11'.length)

async function readNeighbours(
  db: Reading,
  { from, until }: Span,
  conditions: readonly Condition[],
  moment: Date,
) {
  const nearest = async (side: 'before' | 'after') => {
    const { date } = await selectPublicEvents(db, moment)
      .select(({ fn }) => fn[side === 'before' ? 'max' : 'min']('date').as('date'))
      .where('date', side === 'before' ? '<' : '>=', side === 'before' ? from : until)
      .where(({ and }) => and([...conditions]))
      .executeTakeFirstOrThrow()
    return date ? monthOf(date) : undefined
  }
  return { previous: await nearest('before'), next: await nearest('after') }
}

const selectDuring = (db: Reading, { from, until }: Span, moment: Date) =>
  selectPublicEvents(db, moment)
    .where('date', '<', until)
    .where((row) => row.or([row('date', '>=', from), row('end', '>', from)]))

async function isAmongEvents(db: Reading, span: Span, moment: Date): Promise<boolean> {
  if (await selectDuring(db, span, moment).select('_id').limit(1).executeTakeFirst()) return true
  const { previous, next } = await readNeighbours(db, span, [], moment)
  return previous !== undefined && next !== undefined
}

/**
 * Events of a month in the college's calendar. Rejects with 404 for an invalid month or group, and for months before
 * the first or after the last event (except the current one), so that crawlers come to an end.
 */
export async function readEventsOfMonth(
  db: Reading,
  month: string,
  groups: Narrowed,
  moment: Date,
): Promise<EventsOfMonth> {
  if (!monthOfCalendar.test(month)) throw notFound(noSuchMonth)
  const conditions = await conditionsOf(db, groups, moment)
  const span = spanOfMonth(Number(month.slice(0, 4)), Number(month.slice(5)))
  const events = await selectDuring(db, span, moment)
    .select(columns)
    .where(({ and }) => and(conditions))
    .orderBy('date')
    .orderBy('_id')
    .execute()
  const isNow = month === monthOf(moment.toISOString())
  if (events.length === 0 && !isNow && !(await isAmongEvents(db, span, moment)))
    throw notFound(noSuchMonth)
  const { previous, next } = await readNeighbours(db, span, conditions, moment)
  return {
    events: events.map(withoutNulls),
    ...(previous && { previous }),
    ...(next && { next }),
  }
}
