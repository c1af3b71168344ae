import { dayMilliseconds, latestWindowDays } from 'contract/event-status'
import { type EventsOverview, eventsPerPage } from 'contract/events'
import { sql } from 'kysely'
import type { Db } from '../db/open.ts'
import { present } from '../db/rows.ts'
import { notFound } from '../errors.ts'
import { publicColumns } from './service.ts'

/** Events after the first instant are not past; events after the second one are upcoming. The rule is `eventStatus`. */
const bounds = (now: Date) => ({
  pastUntil: new Date(now.getTime() - dayMilliseconds).toISOString(),
  latestUntil: new Date(now.getTime() + latestWindowDays * dayMilliseconds).toISOString(),
})

/** Counts, the featured event (on the first page) and a page of events: latest, upcoming, past, each newest first. */
export async function getEventsOverview(db: Db, page: number, now: Date): Promise<EventsOverview> {
  const { pastUntil, latestUntil } = bounds(now)
  const rank = sql<number>`case when date <= ${pastUntil} then 2 when date <= ${latestUntil} then 0 else 1 end`
  const numbers = await db
    .selectFrom('events')
    .select(rank.as('rank'))
    .select((row) => row.fn.countAll().as('events'))
    .groupBy('rank')
    .execute()
  const count = (wanted: number) => Number(numbers.find((row) => row.rank === wanted)?.events ?? 0)
  const counts = { latest: count(0), upcoming: count(1), past: count(2) }
  const all = counts.latest + counts.upcoming + counts.past

  const first = (page - 1) * eventsPerPage
  if (page > 1 && first >= all) throw notFound('No events on this page')
  const rows = await db
    .selectFrom('events')
    .select(publicColumns)
    .orderBy(rank)
    .orderBy('date', 'desc')
    .orderBy('_id', 'desc')
    .limit(eventsPerPage)
    .offset(first)
    .execute()
  const events = rows.map(present)
  const [featured] = page === 1 && all > counts.past ? events : []
  return { counts: { all, ...counts }, ...(featured && { featured }), events }
}

/** When the next event changes its status, in epoch milliseconds: what is shown by status is good until then. */
export async function nextStatusChange(db: Db, now: Date): Promise<number> {
  const { pastUntil, latestUntil } = bounds(now)
  const next = async (after: string) => {
    const { date } = await db
      .selectFrom('events')
      .select((row) => row.fn.min('date').as('date'))
      .where('date', '>', after)
      .executeTakeFirstOrThrow()
    // `min` of no rows is null, whatever the column's type says.
    return date ? Date.parse(date) : Number.POSITIVE_INFINITY
  }
  return Math.min(
    (await next(pastUntil)) + dayMilliseconds,
    (await next(latestUntil)) - latestWindowDays * dayMilliseconds,
  )
}
