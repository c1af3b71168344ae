import type { TranslationCode } from 'college/languages'
import { type EventStatus, latestWindowDays } from 'contract/events/event-status'
import { type EventsOverview, eventsPerPage } from 'contract/events/events'
import { dayMilliseconds } from 'contract/platform/durations'
import { type Expression, type SqlBool, sql } from 'kysely'
import type { Db } from '../../platform/db/open.ts'
import type { DbOrTrx } from '../../platform/db/schema.ts'
import { notFound } from '../../platform/errors.ts'
import { eventColumnsIn, eventsIn, selectPublicEvents } from '../details/public-events.ts'
import { todayOf } from './college-days.ts'
import { countYears, type FilteredList, listConditionsOf, type Searched } from './filtered.ts'

/** Events after the first instant are not past; events after the second are upcoming. See `eventGroup`. */
const bounds = (now: Date) => ({
  pastUntil: new Date(now.getTime() - dayMilliseconds).toISOString(),
  latestUntil: new Date(now.getTime() + latestWindowDays * dayMilliseconds).toISOString(),
})

export type Archive = FilteredList & {
  page: number
  status?: EventStatus | undefined
  order?: 'soonest' | undefined
}

const ranks = { today: 0, earlier: 1, upcoming: 2, off: 3, past: 4 } as const
const ranksByStatus = {
  latest: [ranks.today, ranks.earlier],
  upcoming: [ranks.upcoming],
  past: [ranks.past],
} as const satisfies Record<EventStatus, readonly number[]>

function rankingOf(now: Date, order: Archive['order']) {
  const { pastUntil, latestUntil } = bounds(now)
  const ahead = order ? todayOf(now).start : pastUntil
  const end = sql`coalesce(${sql.ref('end')}, date)`
  const timestamp = now.toISOString()
  const rank = sql<number>`case when state = 'postponed' then ${ranks.off}
    when date <= ${pastUntil} and ${end} <= ${timestamp} then ${ranks.past}
    when state = 'cancelled' then ${ranks.off}
    when date > ${latestUntil} then ${ranks.upcoming}
    when date >= ${ahead} or ${end} > ${timestamp} then ${ranks.today} else ${ranks.earlier} end`
  const rising = [ranks.today, ranks.upcoming]
  const soonest = (column: 'date' | '_id') =>
    sql`case when ${rank} in (${sql.join(rising)}) then ${sql.ref(column)} end`
  return { rank, rising: order ? [soonest('date'), soonest('_id')] : [] }
}

type Conditions = readonly Expression<SqlBool>[]
type Ordered = Pick<Archive, 'order'> & { now: Date }

async function countStatuses(
  db: DbOrTrx,
  { now, order }: Ordered,
  conditions: Conditions,
): Promise<EventsOverview['counts']> {
  const numbers = await selectPublicEvents(db, now)
    .select(rankingOf(now, order).rank.as('rank'))
    .select((row) => row.fn.countAll().as('events'))
    .where(({ and }) => and([...conditions]))
    .groupBy('rank')
    .execute()
  const count = (...wanted: number[]) =>
    numbers
      .filter((row) => wanted.includes(Number(row.rank)))
      .reduce((sum, row) => sum + Number(row.events), 0)
  return {
    all: count(...Object.values(ranks)),
    latest: count(...ranksByStatus.latest),
    upcoming: count(...ranksByStatus.upcoming),
    past: count(...ranksByStatus.past),
  }
}

type InLanguage = { language: TranslationCode | undefined }

function readPage(
  db: DbOrTrx,
  { page, status, order, now, language }: Ordered & Pick<Archive, 'page' | 'status'> & InLanguage,
  conditions: Conditions,
) {
  const { rank, rising } = rankingOf(now, order)
  let listed = selectPublicEvents(db, now)
    .select(eventColumnsIn(language))
    .where(({ and }) => and([...conditions]))
    .orderBy(rank)
  for (const one of rising) listed = listed.orderBy(one)
  if (status) listed = listed.where(rank, 'in', ranksByStatus[status])
  return listed
    .orderBy('date', 'desc')
    .orderBy('_id', 'desc')
    .limit(eventsPerPage)
    .offset((page - 1) * eventsPerPage)
    .execute()
}

async function readFeatured(db: DbOrTrx, { now, language }: { now: Date } & InLanguage) {
  const { rank } = rankingOf(now, undefined)
  const firstOf = (of: EventStatus) =>
    selectPublicEvents(db, now)
      .select(eventColumnsIn(language))
      .where(rank, 'in', ranksByStatus[of])
      .orderBy('date', 'desc')
      .orderBy('_id', 'desc')
      .limit(1)
      .executeTakeFirst()
  return (await firstOf('latest')) ?? (await firstOf('upcoming'))
}

/**
 * Counts, the featured event (first page of an unfiltered list only), a page of the archive, and its years. Rejects
 * with 404 beyond the last page and for an unknown category, department or year.
 */
export async function eventsByStatus(
  searched: Searched,
  { page, status, order, ...filters }: Archive,
  now: Date,
  language?: TranslationCode,
): Promise<EventsOverview> {
  const { db } = searched
  const { exceptYear, all } = await listConditionsOf(searched, filters, now)
  const counts = await countStatuses(db, { now, order }, all)
  const isBeyond = page > 1 && (page - 1) * eventsPerPage >= counts[status ?? 'all']
  if (isBeyond) throw notFound('No events on this page')
  const rows = await readPage(db, { page, status, order, now, language }, all)
  const featured =
    page === 1 && all.length === 0 ? await readFeatured(db, { now, language }) : undefined
  return {
    counts,
    ...(featured && { featured: eventsIn(language)(featured) }),
    events: rows.map(eventsIn(language)),
    years: await countYears(db, exceptYear, now),
  }
}

/** When an event next changes its status, in epoch milliseconds. */
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
