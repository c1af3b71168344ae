import { college } from 'college/facts'
import { lazyDateFormat } from 'contract/platform/lazy-date-format'

const { locale, timeZone } = college

/** Browsers and Node differ in the spaces around dashes and before AM and PM. */
const plain = (text: string) => text.replace(/[\u2009\u202f]/g, ' ')

const format = (options: Intl.DateTimeFormatOptions) => {
  const formatter = lazyDateFormat(locale, { timeZone, ...options })
  return (instant: string) => plain(formatter().format(new Date(instant)))
}

export const formatLongDate = format({ dateStyle: 'full' })
export const formatDate = format({ dateStyle: 'medium' })
/** `Nov 21, 2026` for `2026-11-21` */
export const formatCalendarDay = format({ dateStyle: 'medium', timeZone: 'UTC' })

const calendarDays = lazyDateFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' })
/** `Nov 21 – 23, 2026` */
export const formatCalendarDays = (from: string, until: string) =>
  plain(calendarDays().formatRange(new Date(from), new Date(until)))

export const formatTime = format({ timeStyle: 'short' })
export const formatMonth = format({ month: 'short' })
export const formatDay = format({ day: 'numeric' })

const monthName = lazyDateFormat(locale, { timeZone: 'UTC', month: 'long' })
const monthsOfYear = 12
export const monthNames = () =>
  Array.from({ length: monthsOfYear }, (_, month) => monthName().format(Date.UTC(2026, month)))
