import type { Event } from './events.ts'

/** Whole days ahead, rounded up, that still count as "latest". */
export const latestWindowDays = 7
export const dayMilliseconds = 24 * 60 * 60 * 1000

export type EventStatus = 'latest' | 'upcoming' | 'past'

/** Public classification: `ceil((date − now) / 24 h)`; below 0 is past, up to 7 latest, above upcoming. */
export function eventStatus(date: string, now: Date): EventStatus {
  const days = Math.ceil((Date.parse(date) - now.getTime()) / dayMilliseconds)
  if (days < 0) return 'past'
  return days <= latestWindowDays ? 'latest' : 'upcoming'
}

const order = ['latest', 'upcoming', 'past'] as const satisfies readonly EventStatus[]

/** Newest date first; the same order as `GET /api/events`. ISO texts compare as instants. */
function newestFirst(a: Event, b: Event): number {
  if (a.date !== b.date) return a.date < b.date ? 1 : -1
  return a._id < b._id ? 1 : -1
}

/** Events by status, each newest first; `all` is latest, then upcoming, then past. */
export function groupEvents(
  events: readonly Event[],
  now: Date,
): Record<EventStatus | 'all', Event[]> {
  const groups: Record<EventStatus, Event[]> = { latest: [], upcoming: [], past: [] }
  for (const event of events.toSorted(newestFirst)) groups[eventStatus(event.date, now)].push(event)
  return { ...groups, all: order.flatMap((status) => groups[status]) }
}

/** The first latest event, else the first upcoming one. */
export function featuredEvent(groups: Record<EventStatus, Event[]>): Event | undefined {
  return groups.latest[0] ?? groups.upcoming[0]
}
