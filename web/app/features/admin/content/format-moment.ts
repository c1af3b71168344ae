import { college } from 'college/facts'
import { formatDay, formatTime } from '#app/lib/format-date'

const { locale, timeZone } = college
const month = new Intl.DateTimeFormat(locale, { timeZone, month: 'long' })
const year = new Intl.DateTimeFormat(locale, { timeZone, year: 'numeric' })

/** `23 November, 9:00 AM` on the college's clock, with the year where it is another one. */
export function formatMoment(instant: string, now: Date): string {
  const date = new Date(instant)
  const ofYear = year.format(date) === year.format(now) ? '' : ` ${year.format(date)}`
  return `${formatDay(instant)} ${month.format(date)}${ofYear}, ${formatTime(instant)}`
}
