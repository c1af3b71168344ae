import type { Event } from 'contract/events/events'
import { localDay, toInstant } from 'contract/platform/zoned-time'

const monthsBefore = 12
const monthsAhead = 3

export type MonthFigure = {
  /** `2026-11` */
  month: string
  count: number
  when: 'past' | 'current' | 'coming'
}

function addMonths(month: string, months: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number)
  return new Date(Date.UTC(year, number - 1 + months)).toISOString().slice(0, 7)
}

function whenOf(distance: number): MonthFigure['when'] {
  if (distance === 0) return 'current'
  return distance < 0 ? 'past' : 'coming'
}

/** The past twelve months, this one and the next three. */
export function eventsByMonth(
  events: readonly Pick<Event, 'date'>[],
  now: Date,
  timeZone: string,
): MonthFigure[] {
  const current = localDay(now.toISOString(), timeZone).slice(0, 7)
  // One calendar calculation per month; thousands of events are then compared as text.
  const startOf = (month: string) => toInstant(`${month}-01T00:00`, timeZone)
  return Array.from({ length: monthsBefore + 1 + monthsAhead }, (_, index) => {
    const distance = index - monthsBefore
    const month = addMonths(current, distance)
    const [start, end] = [startOf(month), startOf(addMonths(month, 1))]
    const count = events.filter(({ date }) => date >= start && date < end).length
    return { month, count, when: whenOf(distance) }
  })
}
