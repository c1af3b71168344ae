import { dayMilliseconds, type EventStatus, latestWindowDays } from 'contract/event-status'
import { type EventsOverview, eventsPerPage } from 'contract/events'
import { sql } from 'kysely'
import type { Db } from '../db/open.ts'
import { withoutNulls } from '../db/rows.ts'
import { notFound } from '../errors.ts'
import { todayOf } from './college-days.ts'
import { publicColumns, selectPublicEvents } from './public-events.ts'

/** Events after the first instant are not past; events after the second one are upcoming. The rule is `eventGroup`. */
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
const places = { today: 0, earlier: 1, upcoming: 2, off: 3, past: 4 } as const
/** Those of a status. */
const placesWith = {
  latest: [places.today, places.earlier],
  upcoming: [places.upcoming],
  past: [places.past],
} as const satisfies Record<EventStatus, readonly number[]>

/** Which place an event has in the order, and whether the newest comes first there. */
function placesOf(now: Date, order: Archive['order']) {
  const { pastUntil, latestUntil } = bounds(now)
  const ahead = order ? todayOf(now).start : pastUntil
  const end = sql`coalesce(${sql.ref('end')}, date)`
  const moment = now.toISOString()
  const place = sql<number>`case when state = 'postponed' then ${places.off}
    when date <= ${pastUntil} and ${end} <= ${moment} then ${places.past}
    when state = 'cancelled' then ${places.off}
    when date > ${latestUntil} then ${places.upcoming}
    when date >= ${ahead} or ${end} > ${moment} then ${places.today} else ${places.earlier} end`
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
  const { place, rising } = placesOf(now, order)
  const numbers = await selectPublicEvents(db, now)
    .select(place.as('place'))
    .select((row) => row.fn.countAll().as('events'))
    .groupBy('place')
    .execute()
  const count = (...wanted: number[]) =>
    numbers
      .filter((row) => wanted.includes(Number(row.place)))
      .reduce((sum, row) => sum + Number(row.events), 0)
  const counts = {
    all: count(...Object.values(places)),
    latest: count(...placesWith.latest),
    upcoming: count(...placesWith.upcoming),
    past: count(...placesWith.past),
  }

  const first = (page - 1) * eventsPerPage
  if (page > 1 && first >= counts[status ?? 'all']) throw notFound('No events on this page')
  const chosen = selectPublicEvents(db, now).select(publicColumns)
  const newest = chosen.orderBy('date', 'desc').orderBy('_id', 'desc')
  const firstOf = (of: EventStatus) =>
    newest.where(place, 'in', placesWith[of]).limit(1).executeTakeFirst()
  let listed = chosen.orderBy(place)
  for (const one of rising) listed = listed.orderBy(one)
  listed = listed.orderBy('date', 'desc').orderBy('_id', 'desc')
  if (status) listed = listed.where(place, 'in', placesWith[status])
  const rows = await listed.limit(eventsPerPage).offset(first).execute()
  const featured =
    page === 1 ? ((await firstOf('latest')) ?? (await firstOf('upcoming'))) : undefined
  return {
    counts,
    ...(featured && { featured: withoutNulls(featured) }),
    events: rows.map(withoutNulls),
  }
}

/** When the next event changes its status, in epoch milliseconds: what is shown by status is good until then. */
export async function nextStatusChange(db: Db, now: Date): Promise<number> {
  const { pastUntil, latestUntil } = bounds(now)
  const next = async (column: 'date' | 'end', after: string) => {
    const { first } = await db
      .selectFrom('events')
      .select((row) => row.fn.min(column).as('first'))
      .where(column, '>', after)
      .executeTakeFirstOrThrow()
    // `min` of no rows is null, whatever the column's type says.
    return first ? Date.parse(first) : Number.POSITIVE_INFINITY
  }
  return Math.min(
    (await next('date', pastUntil)) + dayMilliseconds,
    (await next('date', latestUntil)) - latestWindowDays * dayMilliseconds,
    await next('end', now.toISOString()),
  )
}
