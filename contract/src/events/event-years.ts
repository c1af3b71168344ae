import { localDay } from '../platform/zoned-time.ts'

/** How many events begin in a year of the college's calendar. */
export type YearCount = { year: number; events: number }

/** Months and days in UTC on which it depends on the zone which year it is. */
const daysAroundNewYear = ['12-31', '01-01']

/** The year of an instant on the calendar of a zone, which is asked only where it matters: that takes time. */
export function yearAt(instant: string, timeZone: string): number {
  const isAroundNewYear = daysAroundNewYear.includes(instant.slice(5, 10))
  return Number((isAroundNewYear ? localDay(instant, timeZone) : instant).slice(0, 4))
}

/** How many of the instants lie in each year, the last one first. */
export function countByYear(instants: Iterable<string>, timeZone: string): YearCount[] {
  const counts = new Map<number, number>()
  for (const instant of instants) {
    const year = yearAt(instant, timeZone)
    counts.set(year, (counts.get(year) ?? 0) + 1)
  }
  return [...counts]
    .map(([year, events]) => ({ year, events }))
    .sort((one, other) => other.year - one.year)
}
