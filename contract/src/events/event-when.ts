import { hourMilliseconds } from '../platform/durations.ts'
import { lazyDateFormat } from '../platform/lazy-date-format.ts'
import { localDay } from '../platform/zoned-time.ts'

export type EventTimes = {
  date: string
  time?: string | null | undefined
  end?: string | null | undefined
  isAllDay?: string | null | undefined
}

type Settings = { locale: string; timeZone: string }

/** What ends before six in the morning counts for the previous day. */
const nightMilliseconds = 6 * hourMilliseconds

/** Servers and browsers differ in the spaces around dashes and before AM and PM. */
const plain = (text: string) => text.replace(/[\u2009\u202f]/g, ' ')

function lastOf({ date, end }: EventTimes): string | undefined {
  if (!end || end <= date) return undefined
  const last = new Date(Date.parse(end) - nightMilliseconds).toISOString()
  return last > date ? last : date
}

export const daysOf = (event: EventTimes, timeZone: string): { first: string; last: string } => ({
  first: localDay(event.date, timeZone),
  last: localDay(lastOf(event) ?? event.date, timeZone),
})

export function formatEventDates({ locale, timeZone }: Settings) {
  const format = (style: Intl.DateTimeFormatOptions) =>
    lazyDateFormat(locale, { timeZone, ...style })
  const clock = format({ timeStyle: 'short' })
  const time = (instant: string) => plain(clock().format(new Date(instant)))

  const daysIn = (dateStyle: 'medium' | 'long' | 'full') => {
    const days = format({ dateStyle })
    return (event: EventTimes) => {
      const first = new Date(event.date)
      const last = lastOf(event)
      return plain(last ? days().formatRange(first, new Date(last)) : days().format(first))
    }
  }

  const isOneDay = (event: EventTimes) => {
    const { first, last } = daysOf(event, timeZone)
    return first === last
  }

  const hours = (event: EventTimes): string => {
    const { date, end } = event
    if (event.time) return event.time
    if (event.isAllDay) return 'All day'
    if (!end || end <= date) return time(date)
    return isOneDay(event)
      ? `${time(date)} – ${time(end)}`
      : `Begins ${time(date)}, ends ${time(end)}`
  }

  const hoursOn = (event: EventTimes, day: string): string => {
    const { date, end } = event
    if (event.time || event.isAllDay || !end || isOneDay(event)) return hours(event)
    const { first, last } = daysOf(event, timeZone)
    if (day === first) return `From ${time(date)}`
    return day === last ? `Until ${time(end)}` : 'All day'
  }

  const fullDays = daysIn('full')
  const longDays = daysIn('long')
  const weekDays = (event: EventTimes) => (isOneDay(event) ? fullDays : longDays)(event)
  const full = (event: EventTimes): string => {
    const { date, time: written, end } = event
    if (!written && event.isAllDay) return weekDays(event)
    if (written || !end || isOneDay(event)) return `${weekDays(event)}, ${hours(event)}`
    return `${weekDays({ date })}, ${time(date)} – ${weekDays({ date: end })}, ${time(end)}`
  }

  return {
    /** `Jan 15, 2030`, `Jan 15 – 17, 2030` */
    days: daysIn('medium'),
    /** `January 15, 2030`, `January 15 – 17, 2030` */
    longDays,
    /** `Tuesday, January 15, 2030`, `January 15 – 17, 2030` */
    weekDays,
    hours,
    hoursOn,
    whole: full,
  }
}
