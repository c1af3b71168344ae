import { dayMilliseconds, type EventStatus, latestWindowDays } from 'contract/event-status'
import { type EventsOverview, eventsPerPage } from 'contract/events'
import { sql } from 'kysely'
import type { Db } from '../db/open.ts'
import { withoutNulls } from '../db/rows.ts'
import { notFound } from '../errors.ts'
import { todayOf } from './college-days.ts'
import { publicColumns } from './service.ts'

/** Events after the first instant are not past; events after the second one are upcoming. The rule is `eventStatus`. */
const bounds = (now: Date) => ({
  pastUntil: new Date(now.getTime() - dayMilliseconds).toISOString(),
  latestUntil: new Date(now.getTime() + latestWindowDays * dayMilliseconds).toISOString(),
})

/** What is asked of the archive. */
export type Archive = {
  page: number
  status?: EventStatus | undefined
  order?: 'soonest' | undefined
}

/** Places in the order of `all`; of the latest ones, those of earlier days come after the others when the soonest is first. */
const places = { today: 0, earlier: 1, upcoming: 2, past: 3 } as const

/** Which place an event has in the order, and whether the newest comes first there. */
function placesOf(now: Date, order: Archive['order']) {
  const { pastUntil, latestUntil } = bounds(now)
  const ahead = order ? todayOf(now).start : pastUntil
  const place = sql<number>`case when date <= ${pastUntil} then ${places.past}
    when date > ${latestUntil} then ${places.upcoming}
    when date >= ${ahead} then ${places.today} else ${places.earlier} end`
  const rising = [places.today, places.upcoming]
  const soonest = (column: 'date' | '_id') =>
    sql`case when ${place} in (${sql.join(rising)}) then ${sql.ref(column)} end`
  return { place, rising: order ? [soonest('date'), soonest('_id')] : [] }
}

/** Counts, the featured event (on the first page) and a page of the archive. Rejects with 404 beyond the last page. */
export async function getEventsOverview(
  db: Db,
  { page, status, order }: Archive,
  now: Date,
): Promise<EventsOverview> {
  const { pastUntil, latestUntil } = bounds(now)
  const { place, rising } = placesOf(now, order)
  const numbers = await db
    .selectFrom('events')
    .select(place.as('place'))
    .select((row) => row.fn.countAll().as('events'))
    .groupBy('place')
    .execute()
  const count = (...wanted: number[]) =>
    numbers
      .filter((row) => wanted.includes(Number(row.place)))
      .reduce((sum, row) => sum + Number(row.events), 0)
  const { today, earlier, upcoming, past } = places
  const parts = { latest: count(today, earlier), upcoming: count(upcoming), past: count(past) }
  const counts = { all: parts.latest + parts.upcoming + parts.past, ...parts }

  const first = (page - 1) * eventsPerPage
  if (page > 1 && first >= counts[status ?? 'all']) throw notFound('No events on this page')
  const newest = db
    .selectFrom('events')
    .select(publicColumns)
    .orderBy('date', 'desc')
    .orderBy('_id', 'desc')
  let listed = db.selectFrom('events').select(publicColumns).orderBy(place)
  for (const one of rising) listed = listed.orderBy(one)
  listed = listed.orderBy('date', 'desc').orderBy('_id', 'desc')
  if (status) {
    if (status === 'past') listed = listed.where('date', '<=', pastUntil)
    else listed = listed.where('date', '>', status === 'latest' ? pastUntil : latestUntil)
    if (status === 'latest') listed = listed.where('date', '<=', latestUntil)
  }
  const rows = await listed.limit(eventsPerPage).offset(first).execute()
  const featured =
    page === 1
      ? ((await newest
          .where('date', '>', pastUntil)
          .where('date', '<=', latestUntil)
          .limit(1)
          .executeTakeFirst()) ??
        (await newest.where('date', '>', latestUntil).limit(1).executeTakeFirst()))
      : undefined
  return {
    counts,
    ...(featured && { featured: withoutNulls(featured) }),
    events: rows.map(withoutNulls),
  }
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
