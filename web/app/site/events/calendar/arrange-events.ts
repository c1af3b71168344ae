import { college } from 'college/facts'
import { allOf, featuredEvent, groupEvents, soonestFirst } from 'contract/events/event-groups'
import { countByYear } from 'contract/events/event-years'
import type { Event, EventsOverview } from 'contract/events/events'
import type { EventListView } from '#app/lib/events-view'

export function arrangeEvents(events: readonly Event[], now: Date, order: EventListView['order']) {
  const newest = groupEvents(events, now)
  const groups = order ? soonestFirst(newest, now, college.timeZone) : newest
  const { latest, upcoming, past } = groups
  const counts: EventsOverview['counts'] = {
    all: events.length,
    latest: latest.length,
    upcoming: upcoming.length,
    past: past.length,
  }
  return {
    counts,
    groups: { ...groups, all: allOf(groups) },
    featured: featuredEvent(newest),
    years: countByYear(
      events.map(({ date }) => date),
      college.timeZone,
    ),
  }
}
