import { college } from 'college/facts'
import { type EventsOfMonth, monthEvent, monthOfCalendar } from 'contract/event-months'
import { localDay } from 'contract/zoned-time'
import * as z from 'zod/mini'
import { withoutNulls } from '../db/rows.ts'
import { notFound } from '../errors.ts'
import type { Reading } from '../search/source.ts'
import { type Span, spanOfMonth } from './months.ts'
import { selectPublicEvents } from './public-events.ts'

const columns = z.keyof(monthEvent).options
const noSuchMonth = 'There are no events of this month'

const monthOf = (instant: string) => localDay(instant, college.timeZone).slice(0, '2026-11'.length)

/** The nearest month before an instant, and from another one on, in which events begin. */
async function readNeighbours(db: Reading, { from, until }: Span, moment: Date) {
  const nearest = async (side: 'before' | 'after') => {
    const { date } = await selectPublicEvents(db, moment)
      .select(({ fn }) => fn[side === 'before' ? 'max' : 'min']('date').as('date'))
      .where('date', side === 'before' ? '<' : '>=', side === 'before' ? from : until)
      .executeTakeFirstOrThrow()
    // `min` of no rows is null, whatever the column's type says.
    return date ? monthOf(date) : undefined
  }
  return { previous: await nearest('before'), next: await nearest('after') }
}

/**
 * What begins, goes on or ends in a month of the college's calendar. Rejects with 404 for what is no month, and for one before
 * the first event or after the last one, unless it is now: so there is an end to the months that crawlers are led to.
 */
export async function readEventsOfMonth(
  db: Reading,
  month: string,
  moment: Date,
): Promise<EventsOfMonth> {
  if (!monthOfCalendar.test(month)) throw notFound(noSuchMonth)
  const span = spanOfMonth(Number(month.slice(0, 4)), Number(month.slice(5)))
  const events = await selectPublicEvents(db, moment)
    .select(columns)
    .where('date', '<', span.until)
    .where((row) => row.or([row('date', '>=', span.from), row('end', '>', span.from)]))
    .orderBy('date')
    .orderBy('_id')
    .execute()
  const { previous, next } = await readNeighbours(db, span, moment)
  const isBetween = previous !== undefined && next !== undefined
  if (events.length === 0 && !isBetween && month !== monthOf(moment.toISOString()))
    throw notFound(noSuchMonth)
  return {
    events: events.map(withoutNulls),
    ...(previous && { previous }),
    ...(next && { next }),
  }
}
