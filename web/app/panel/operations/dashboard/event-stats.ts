import { eventBadge, todayAt } from 'contract/events/event-badge'
import type { Event } from 'contract/events/events'

export type EventStats = {
  total: number
  upcoming: number
  past: number
  today: number
  /** Cancelled or postponed, and not past. */
  off: number
}

/** Follows the badges, so that the numbers add up to the total. */
export function eventStats(events: readonly Event[], now: Date, timeZone: string): EventStats {
  const today = todayAt(now, timeZone)
  const stats = { total: events.length, upcoming: 0, past: 0, today: 0, off: 0 }
  for (const event of events) {
    const badge = eventBadge(event, today)
    stats[badge ?? 'off'] += 1
  }
  return stats
}
