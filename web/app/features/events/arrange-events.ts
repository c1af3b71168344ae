import { featuredEvent, groupEvents } from 'contract/event-status'
import type { Event, EventsOverview } from 'contract/events'

/** Counts, the featured event, and the events of each filter in their order: the overview of a whole list. */
export function arrangeEvents(events: readonly Event[], now: Date) {
  const groups = groupEvents(events, now)
  const { all, latest, upcoming, past } = groups
  const counts: EventsOverview['counts'] = {
    all: all.length,
    latest: latest.length,
    upcoming: upcoming.length,
    past: past.length,
  }
  return { counts, groups, featured: featuredEvent(groups) }
}
