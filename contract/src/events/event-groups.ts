import { localDay } from '../platform/zoned-time.ts'
import { type EventGroup, eventGroup, eventGroupNames } from './event-status.ts'
import type { Event } from './events.ts'

/** Newest date first; the same order as `GET /api/events`. ISO texts compare as instants. */
function newestFirst(a: Event, b: Event): number {
  if (a.date !== b.date) return a.date < b.date ? 1 : -1
  return a._id < b._id ? 1 : -1
}

export type EventGroups = Record<EventGroup, Event[]>

/** Events by the group that they stand in, each newest first. */
export function groupEvents(events: readonly Event[], now: Date): EventGroups {
  const groups: EventGroups = { latest: [], upcoming: [], off: [], past: [] }
  for (const event of events.toSorted(newestFirst)) groups[eventGroup(event, now)].push(event)
  return groups
}

/**
 * The same groups with the soonest first. Of the latest ones, those of earlier days come last; of these and of the past
 * ones, which nobody waits for, the newest is first.
 */
export function soonestFirst(groups: EventGroups, now: Date, timeZone: string): EventGroups {
  const today = localDay(now.toISOString(), timeZone)
  const isAhead = ({ date, end = date }: Event) =>
    localDay(date, timeZone) >= today || end > now.toISOString()
  const ahead = groups.latest.filter(isAhead).toReversed()
  const latest = [...ahead, ...groups.latest.filter((event) => !isAhead(event))]
  return { ...groups, latest, upcoming: groups.upcoming.toReversed() }
}

/** All events: latest, then upcoming, what does not take place, then past. */
export const allOf = (groups: EventGroups): Event[] =>
  eventGroupNames.flatMap((name) => groups[name])

/** The first latest event, else the first upcoming one. */
export function featuredEvent(groups: EventGroups): Event | undefined {
  return groups.latest[0] ?? groups.upcoming[0]
}
