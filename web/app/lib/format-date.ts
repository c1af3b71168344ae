import { college } from 'college/facts'
import { lazyDateFormat } from 'contract/platform/lazy-date-format'

const { locale, timeZone } = college

const format = (options: Intl.DateTimeFormatOptions) => {
  const formatter = lazyDateFormat(locale, { timeZone, ...options })
  // Browsers and Node differ in the space before AM and PM.
  return (instant: string) => formatter().format(new Date(instant)).replaceAll('\u202f', ' ')
}

export const formatLongDate = format({ dateStyle: 'full' })
export const formatDate = format({ dateStyle: 'medium' })
/** `Nov 21, 2026` for `2026-11-21` */
export const formatCalendarDay = format({ dateStyle: 'medium', timeZone: 'UTC' })

export const formatTime = format({ timeStyle: 'short' })
export const formatMonth = format({ month: 'short' })
export const formatDay = format({ day: 'numeric' })

const monthName = lazyDateFormat(locale, { timeZone: 'UTC', month: 'long' })
const monthsOfYear = 12
export const monthNames = () =>
  Array.from({ length: monthsOfYear }, (_, month) => monthName().format(Date.UTC(2026, month)))
