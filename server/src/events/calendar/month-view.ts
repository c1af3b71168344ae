import { college } from 'college/facts'
import type { TranslationCode } from 'college/languages'
import { type EventsOfMonth, monthEvent, monthOfCalendar } from 'contract/events/event-months'
import { events as declaredEvents } from 'contract/events/events'
import { localDay } from 'contract/platform/zoned-time'
import * as z from 'zod/mini'
import type { FeedFilters } from '../../content/feeds/filters.ts'
import { type DateRange, spanOfMonth } from '../../content/records/months.ts'
import { columnsIn } from '../../content/records/translated-rows.ts'
import type { DbOrTrx } from '../../platform/db/schema.ts'
import { notFound } from '../../platform/errors.ts'
import { eventsIn, selectPublicEvents } from '../details/public-events.ts'
import { type Condition, eventConditions } from './filtered.ts'

const columns = z.keyof(monthEvent).options
const noSuchMonth = 'There are no events in this month'

const monthOf = (instant: string) => localDay(instant, college.timeZone).slice(0, '2026-11'.length)

async function readNeighbours(
  db: DbOrTrx,
  { from, until }: DateRange,
  conditions: readonly Condition[],
  now: Date,
) {
  const nearest = async (side: 'before' | 'after') => {
    const { date } = await selectPublicEvents(db, now)
      .select(({ fn }) => fn[side === 'before' ? 'max' : 'min']('date').as('date'))
      .where('date', side === 'before' ? '<' : '>=', side === 'before' ? from : until)
      .where(({ and }) => and([...conditions]))
      .executeTakeFirstOrThrow()
    return date ? monthOf(date) : undefined
  }
  return { previous: await nearest('before'), next: await nearest('after') }
}

const selectDuring = (db: DbOrTrx, { from, until }: DateRange, now: Date) =>
  selectPublicEvents(db, now)
    .where('date', '<', until)
    .where((row) => row.or([row('date', '>=', from), row('end', '>', from)]))

async function isAmongEvents(db: DbOrTrx, span: DateRange, now: Date): Promise<boolean> {
  if (await selectDuring(db, span, now).select('_id').limit(1).executeTakeFirst()) return true
  const { previous, next } = await readNeighbours(db, span, [], now)
  return previous !== undefined && next !== undefined
}

/**
 * Events of a month in the college's calendar. Rejects with 404 for an invalid month or group, and for months before
 * the first or after the last event (except the current one), so that crawlers come to an end.
 */
export async function readEventsOfMonth(
  db: DbOrTrx,
  month: string,
  groups: FeedFilters,
  now: Date,
  language: TranslationCode | undefined,
): Promise<EventsOfMonth> {
  if (!monthOfCalendar.test(month)) throw notFound(noSuchMonth)
  const conditions = await eventConditions(db, groups, now)
  const span = spanOfMonth(Number(month.slice(0, 4)), Number(month.slice(5)))
  const events = await selectDuring(db, span, now)
    .select(columnsIn(declaredEvents.fields, columns, language))
    .where(({ and }) => and(conditions))
    .orderBy('date')
    .orderBy('_id')
    .execute()
  const isNow = month === monthOf(now.toISOString())
  if (events.length === 0 && !isNow && !(await isAmongEvents(db, span, now)))
    throw notFound(noSuchMonth)
  const { previous, next } = await readNeighbours(db, span, conditions, now)
  return {
    events: events.map(eventsIn(language)),
    ...(previous && { previous }),
    ...(next && { next }),
  }
}
