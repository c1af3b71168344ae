import { eventBadge, todayAt } from 'contract/event-badge'
import type { Event } from 'contract/events'

export type EventStats = { total: number; upcoming: number; past: number; today: number }

/** Counts by the badge's rule, so that upcoming, past and today add up to the total. */
export function eventStats(events: readonly Event[], now: Date, timeZone: string): EventStats {
  const today = todayAt(now, timeZone)
  const stats = { total: events.length, upcoming: 0, past: 0, today: 0 }
  for (const event of events) stats[eventBadge(event.date, today)] += 1
  return stats
}
