import { college } from 'college/facts'
import { localDay } from 'contract/platform/zoned-time'
import { formatDate, formatDay, formatMonth, formatTime } from '#app/lib/format-date'

const yearOf = (instant: string) => localDay(instant, college.timeZone).slice(0, 4)

/** `Nov 23, 9:00 AM` in the college's time zone; with the year unless it is the current one. */
export function formatRecentTime(instant: string, now: Date): string {
  const isOfThisYear = yearOf(instant) === yearOf(now.toISOString())
  const day = isOfThisYear ? `${formatMonth(instant)} ${formatDay(instant)}` : formatDate(instant)
  return `${day}, ${formatTime(instant)}`
}
