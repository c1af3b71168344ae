import { localDay } from '../platform/zoned-time.ts'

export type YearCount = { year: number; events: number }

/** Only on these UTC days does the year depend on the time zone. */
const daysAroundNewYear = ['12-31', '01-01']

/** Asks the calendar only around New Year, because that is slow. */
export function yearAt(instant: string, timeZone: string): number {
  const isAroundNewYear = daysAroundNewYear.includes(instant.slice(5, 10))
  return Number((isAroundNewYear ? localDay(instant, timeZone) : instant).slice(0, 4))
}

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
