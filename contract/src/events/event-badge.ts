import { localDay, toInstant } from '../platform/zoned-time.ts'
import type { WithStatus } from './event-status.ts'

export type EventBadge = 'today' | 'upcoming' | 'past'

/** `start` and `end`: the first instants of today and tomorrow in the college's time zone. */
export type Today = { now: string; start: string; end: string }

/** Computed once, so that thousands of events only need text comparisons. */
export function todayAt(now: Date, timeZone: string): Today {
  const day = localDay(now.toISOString(), timeZone)
  return {
    now: now.toISOString(),
    start: toInstant(`${day}T00:00`, timeZone),
    end: toInstant(`${day}T24:00`, timeZone),
  }
}

/** As in `eventGroup`, a cancelled event is only ever past, and a postponed one has no badge. */
export function eventBadge({ date, end, state }: WithStatus, today: Today): EventBadge | undefined {
  if (state === 'postponed') return undefined
  const lasts = end !== undefined && end > today.now
  if (date < today.start && !lasts) return 'past'
  if (state === 'cancelled') return undefined
  return date < today.end ? 'today' : 'upcoming'
}
