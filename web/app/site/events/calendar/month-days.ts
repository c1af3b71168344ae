import { college } from 'college/facts'
import type { MonthEvent } from 'contract/events/event-months'
import { daysOf } from 'contract/events/event-when'
import { dayMilliseconds } from 'contract/platform/durations'
import { lazyDateFormat } from 'contract/platform/lazy-date-format'
import { localDay } from 'contract/platform/zoned-time'

const { locale, timeZone } = college
const daysOfWeek = 7
/** JavaScript counts days from Sunday. */
const monday = 1

const inWords = (style: Intl.DateTimeFormatOptions) =>
  lazyDateFormat(locale, { timeZone: 'UTC', ...style })
const nameOfMonth = inWords({ month: 'long', year: 'numeric' })
const longDay = inWords({ weekday: 'long' })
const shortDay = inWords({ weekday: 'short' })
const fullDate = inWords({ weekday: 'short', month: 'short', day: 'numeric' })

export const fullMonthText = (month: string) => nameOfMonth().format(new Date(`${month}-01`))
export const fullDayText = (day: string) => fullDate().format(new Date(day))

export const monthAt = (now: Date) => localDay(now.toISOString(), timeZone).slice(0, 7)

export const weekDays = () =>
  Array.from({ length: daysOfWeek }, (_, index) => {
    // January 1, 2024 was a Monday.
    const day = new Date(Date.UTC(2024, 0, 1 + index))
    return { long: longDay().format(day), short: shortDay().format(day) }
  })

/** Monday first; undefined for days outside the month. */
export function weeksOf(month: string): (string | undefined)[][] {
  const first = new Date(`${month}-01`)
  const before = (first.getUTCDay() - monday + daysOfWeek) % daysOfWeek
  const length = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate()
  const weeks = Math.ceil((before + length) / daysOfWeek)
  return Array.from({ length: weeks }, (_, week) =>
    Array.from({ length: daysOfWeek }, (_, index) => {
      const day = new Date(first.getTime() + (week * daysOfWeek + index - before) * dayMilliseconds)
      return day.getUTCMonth() === first.getUTCMonth() ? day.toISOString().slice(0, 10) : undefined
    }),
  )
}

export function eventsByDay(
  month: string,
  events: readonly MonthEvent[],
): ReadonlyMap<string, readonly MonthEvent[]> {
  const dated = events.map((event) => ({ event, ...daysOf(event, timeZone) }))
  const days = weeksOf(month).flatMap((week) => week.filter((day) => day !== undefined))
  return new Map(
    days.map((day) => [
      day,
      dated.filter(({ first, last }) => first <= day && day <= last).map(({ event }) => event),
    ]),
  )
}
