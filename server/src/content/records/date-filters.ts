import { college } from 'college/facts'
import { localDay } from 'contract/platform/zoned-time'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { type DateRange, spanOfMonth, spanOfYear } from './months.ts'

/** Nothing that a college publishes is older, or planned further ahead. */
const firstYear = 1970
const maxYearsAhead = 20

const yearOf = (instant: string) => Number(localDay(instant, college.timeZone).slice(0, 4))
const yearsFrom = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index)

type Instant = RawBuilder<unknown>

const isIn = (instant: Instant, { from, until }: DateRange) =>
  sql<SqlBool>`(${instant} >= ${from} and ${instant} < ${until})`

/** In the college's time zone, as are months. */
export const isInYear = (instant: Instant, year: string) => isIn(instant, spanOfYear(Number(year)))

export function isInMonth(instant: Instant, month: string, now: Date): RawBuilder<SqlBool> {
  const years = yearsFrom(firstYear, now.getUTCFullYear() + maxYearsAhead)
  const months = years.map((year) => isIn(instant, spanOfMonth(year, Number(month))))
  return sql<SqlBool>`(${sql.join(months, sql` or `)})`
}

/** From the first to the last of these instants, latest first. */
export function yearsBetween(instants: readonly string[]): string[] {
  const years = instants.filter(Boolean).map(yearOf)
  if (years.length === 0) return []
  return yearsFrom(Math.min(...years), Math.max(...years))
    .map(String)
    .toReversed()
}
