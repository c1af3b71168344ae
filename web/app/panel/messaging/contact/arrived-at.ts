import { college } from 'college/facts'
import { localDay } from 'contract/platform/zoned-time'
import { formatDate, formatTime } from '#app/lib/format-date'

export function arrivedAt(instant: string, now: Date): string {
  const isToday =
    localDay(instant, college.timeZone) === localDay(now.toISOString(), college.timeZone)
  return isToday ? formatTime(instant) : formatDate(instant)
}
