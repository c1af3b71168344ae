import { type EventGroup, eventGroup, eventGroupNames } from 'contract/events/event-status'
import type { Event } from 'contract/events/events'
import { localDay } from 'contract/platform/zoned-time'

/** From section 4 of the specification; the server does the same in SQL. ISO texts compare like instants. */
function newestFirst(a: Event, b: Event): number {
  if (a.date !== b.date) return a.date < b.date ? 1 : -1
  return a._id < b._id ? 1 : -1
}

export type EventsByStatus = Record<EventGroup, Event[]>

export function groupEvents(events: readonly Event[], now: Date): EventsByStatus {
  const groups: EventsByStatus = { latest: [], upcoming: [], off: [], past: [] }
  for (const event of events.toSorted(newestFirst)) groups[eventGroup(event, now)].push(event)
  return groups
}

/** Within latest, earlier days come last. Those and past events are newest first, because nobody waits for them. */
export function soonestFirst(groups: EventsByStatus, now: Date, timeZone: string): EventsByStatus {
  const today = localDay(now.toISOString(), timeZone)
  const isAhead = ({ date, end = date }: Event) =>
    localDay(date, timeZone) >= today || end > now.toISOString()
  const ahead = groups.latest.filter(isAhead).toReversed()
  const latest = [...ahead, ...groups.latest.filter((event) => !isAhead(event))]
  return { ...groups, latest, upcoming: groups.upcoming.toReversed() }
}

export const allOf = (groups: EventsByStatus): Event[] =>
  eventGroupNames.flatMap((name) => groups[name])

export function featuredEvent(groups: EventsByStatus): Event | undefined {
  return groups.latest[0] ?? groups.upcoming[0]
}
