import { localDay, toInstant } from '../platform/zoned-time.ts'
import type { Placed } from './event-status.ts'

export type EventBadge = 'today' | 'upcoming' | 'past'

/** The moment, and the first instants of its calendar day and of the next one in the college's zone. */
export type Today = { now: string; start: string; end: string }

/** Reads the calendar once, so that thousands of events are then only compared as text. */
export function todayAt(now: Date, timeZone: string): Today {
  const day = localDay(now.toISOString(), timeZone)
  return {
    now: now.toISOString(),
    start: toInstant(`${day}T00:00`, timeZone),
    end: toInstant(`${day}T24:00`, timeZone),
  }
}

/**
 * Today for the current calendar day and for what lasts over it; else upcoming when later than now; else past. As in
 * `eventGroup`, what is cancelled is only ever past, and what is postponed nothing of this.
 */
export function eventBadge({ date, end, state }: Placed, today: Today): EventBadge | undefined {
  if (state === 'postponed') return undefined
  const lasts = end !== undefined && end > today.now
  if (date < today.start && !lasts) return 'past'
  if (state === 'cancelled') return undefined
  return date < today.end ? 'today' : 'upcoming'
}
