import { college } from 'college/facts'
import { checkInDays } from 'contract/events/check-in'
import { dayMilliseconds } from 'contract/platform/durations'
import { localDay, toInstant } from 'contract/platform/zoned-time'

export function dayFrom(now: Date, days: number): string {
  const day = localDay(
    new Date(now.getTime() + days * dayMilliseconds).toISOString(),
    college.timeZone,
  )
  return toInstant(`${day}T00:00`, college.timeZone)
}

type Span = { date: string; end: string | null }

export const isCheckInOver = ({ date, end }: Span, now: Date): boolean =>
  (end ?? date) < dayFrom(now, -checkInDays)
