import { dayMilliseconds } from './event-status.ts'
import { localDay, toInstant } from './zoned-time.ts'

export type EventBadge = 'today' | 'upcoming' | 'past'

/** The moment, and the first instants of its calendar day and of the next one in the college's zone. */
export type Today = { now: string; start: string; end: string }

/** Reads the calendar once, so that thousands of events are then only compared as text. */
export function todayAt(now: Date, timeZone: string): Today {
  const day = localDay(now.toISOString(), timeZone)
  const nextDay = new Date(Date.parse(`${day}T00:00Z`) + dayMilliseconds).toISOString().slice(0, 10)
  return {
    now: now.toISOString(),
    start: toInstant(`${day}T00:00`, timeZone),
    end: toInstant(`${nextDay}T00:00`, timeZone),
  }
}

/** Today for the current calendar day; else upcoming when later than now; else past. */
export function eventBadge(date: string, today: Today): EventBadge {
  if (date >= today.start && date < today.end) return 'today'
  return date > today.now ? 'upcoming' : 'past'
}
