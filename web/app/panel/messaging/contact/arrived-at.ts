import { college } from 'college/facts'
import { localDay } from 'contract/platform/zoned-time'
import { formatDate, formatTime } from '#app/lib/format-date'

/** The time of what came today, the day of what came before. */
export function arrivedAt(instant: string, now: Date): string {
  const isToday =
    localDay(instant, college.timeZone) === localDay(now.toISOString(), college.timeZone)
  return isToday ? formatTime(instant) : formatDate(instant)
}
