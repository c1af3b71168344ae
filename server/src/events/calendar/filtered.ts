import { college } from 'college/facts'
import { findCourse } from 'contract/content/catalogue'
import { type YearCount, yearAt } from 'contract/events/event-years'
import { type Expression, expressionBuilder, type RawBuilder, type SqlBool, sql } from 'kysely'
import type { FeedFilters } from '../../content/feeds/filters.ts'
import { readCatalogue } from '../../content/public/catalogue.ts'
import { findEntry } from '../../content/public/public-entries.ts'
import { hasCodeOf } from '../../content/records/departments.ts'
import {
  type DateRange,
  spanOfMonth,
  spanOfYear,
  startOfMonth,
} from '../../content/records/months.ts'
import type { Database, DbOrTrx } from '../../platform/db/schema.ts'
import { notFound } from '../../platform/errors.ts'
import { createScope, findItems } from '../../platform/search-engine/find.ts'
import { readQuery } from '../../platform/search-engine/query.ts'
import type { SearchIndex } from '../../platform/search-engine/search-index.ts'
import { selectPublicEvents } from '../details/public-events.ts'
import { readCategoryNames } from './category-names.ts'

export type FilteredList = FeedFilters & {
  q?: string | undefined
  year?: number | undefined
  month?: number | undefined
}

export type Condition = Expression<SqlBool>
const { timeZone } = college

const beginsIn = ({ from, until }: DateRange) =>
  sql<SqlBool>`(events.date >= ${from} and events.date < ${until})`

type Stretch = { from: string; number: number }

/** The stretch in which an event begins, by binary search. */
function numberOf(stretches: readonly Stretch[]): RawBuilder<number> {
  const middle = stretches[Math.floor(stretches.length / 2)]
  if (!middle || stretches.length === 1) return sql`${sql.lit(middle?.number ?? 0)}`
  const index = stretches.indexOf(middle)
  return sql`case when events.date < ${middle.from}
    then ${numberOf(stretches.slice(0, index))} else ${numberOf(stretches.slice(index))} end`
}

async function yearsBetween(db: DbOrTrx, now: Date): Promise<number[]> {
  const { first, last } = await selectPublicEvents(db, now)
    .select(({ fn }) => [fn.min('date').as('first'), fn.max('date').as('last')])
    .executeTakeFirstOrThrow()
  if (!first || !last) return []
  const [from, until] = [yearAt(first, timeZone), yearAt(last, timeZone)]
  return Array.from({ length: until - from + 1 }, (_, index) => from + index)
}

/** How many events begin in each year of the college's calendar, newest first. */
export async function countYears(
  db: DbOrTrx,
  conditions: readonly Condition[],
  now: Date,
): Promise<YearCount[]> {
  const years = await yearsBetween(db, now)
  const year = numberOf(years.map((number) => ({ number, from: startOfMonth(number, 1) })))
  const rows = await selectPublicEvents(db, now)
    .select(({ fn }) => [year.as('year'), fn.countAll().as('events')])
    .where(({ and }) => and([...conditions]))
    .groupBy('year')
    .orderBy('year', 'desc')
    .execute()
  return rows.map((row) => ({ year: Number(row.year), events: Number(row.events) }))
}

async function inMonth(db: DbOrTrx, month: number, now: Date): Promise<Condition> {
  const years = await yearsBetween(db, now)
  const stretches = years.flatMap((year): Stretch[] => {
    const { from, until } = spanOfMonth(year, month)
    return [
      { from, number: 1 },
      { from: until, number: 0 },
    ]
  })
  return sql<SqlBool>`${numberOf([{ from: '', number: 0 }, ...stretches])} = 1`
}

async function checkYear(db: DbOrTrx, year: number, now: Date): Promise<void> {
  const event = await selectPublicEvents(db, now)
    .select('_id')
    .where(beginsIn(spanOfYear(year)))
    .limit(1)
    .executeTakeFirst()
  if (!event) throw notFound('There are no events in this year')
}

/** Rejects with 404 if neither a course nor an event has this program code. */
async function checkDepartment(db: DbOrTrx, code: string, now: Date): Promise<void> {
  if (findCourse(await readCatalogue(db, now), code)) return
  const event = await selectPublicEvents(db, now)
    .select('_id')
    .where(hasCodeOf([code]))
    .limit(1)
    .executeTakeFirst()
  if (!event) throw notFound('This department doesn’t exist')
}

/** Filter conditions for lists and feeds. Rejects with 404 for an unknown category or department. */
export async function eventConditions(
  db: DbOrTrx,
  { category, department }: FeedFilters,
  now: Date,
): Promise<Condition[]> {
  const conditions: Condition[] = []
  if (category !== undefined) {
    const entry = await findEntry(db, 'eventCategory', category, now)
    if (!entry) throw notFound('This category doesn’t exist')
    conditions.push(sql<SqlBool>`events.category = ${entry._id}`)
  }
  if (department !== undefined) {
    await checkDepartment(db, department, now)
    conditions.push(hasCodeOf([department]))
  }
  return conditions
}

export type ListConditions = { exceptYear: Condition[]; all: Condition[] }

export type Searched = { db: DbOrTrx; searchIndexes: { published: () => Promise<SearchIndex> } }

/** Filter conditions for a list. Rejects with 404 for an unknown category or department, and for a year without events. */
export async function listConditionsOf(
  { db, searchIndexes }: Searched,
  { q, year, month, ...narrowed }: FilteredList,
  now: Date,
): Promise<ListConditions> {
  const exceptYear = await eventConditions(db, narrowed, now)
  if (q !== undefined) {
    const categories = await readCategoryNames(db, now)
    const scope = createScope(await searchIndexes.published(), categories, now)
    const results = findItems(scope, 'event', readQuery(q))
    const { eb, lit } = expressionBuilder<Database, 'events'>()
    exceptYear.push(results.length > 0 ? eb('events._id', 'in', results) : lit(false))
  }
  if (year === undefined) {
    if (month !== undefined) exceptYear.push(await inMonth(db, month, now))
    return { exceptYear, all: exceptYear }
  }
  await checkYear(db, year, now)
  if (month === undefined) return { exceptYear, all: [...exceptYear, beginsIn(spanOfYear(year))] }
  const all = [...exceptYear, beginsIn(spanOfMonth(year, month))]
  return { exceptYear: [...exceptYear, await inMonth(db, month, now)], all }
}
