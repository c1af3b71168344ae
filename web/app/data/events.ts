import { queryOptions } from '@tanstack/react-query'
import { listEventCategories } from 'contract/content/event-categories'
import { listEventsOfMonth } from 'contract/events/event-months'
import type { EventGroups } from 'contract/events/event-narrowing'
import {
  type Event,
  getEvent,
  getEventsOverview,
  listComingEvents,
  listEvents,
  listOtherDates,
} from 'contract/events/events'
import type { Call } from 'contract/platform/client'
import { shortened } from 'contract/platform/shorten'
import { call as browserCall } from '#app/lib/call'
import type { EventsView } from '#app/lib/events-view'
import { callQuery } from './call-query'
import { siteContentKey } from './site-content'

/** What the keys of all that is known of events begin with. */
export const eventsKey = ['events'] as const

// One more than is shown, because the event of the page itself may be among them.
const relatedAskedFor = '4'

/** All events, newest date first. */
export const eventsQuery = (call: Call = browserCall) =>
  queryOptions({
    queryKey: [...eventsKey, 'list'],
    queryFn: ({ signal }) => call(listEvents, { signal }),
    // Comparing thousands of events with the former ones takes longer than drawing a few of them.
    structuralSharing: false,
  })

/** What a card shows of an event, of whose description it has the beginning. */
export type ListedEvent = Omit<Event, 'createdAt'>

/** About what the two lines of a card hold where it is widest. */
const beginningLength = 140

function asListed({ createdAt: _, description, ...event }: Event): ListedEvent {
  return { ...event, description: shortened(description, beginningLength) }
}

/** Counts, the featured event and one page of a view of the archive: what the page of events shows first. */
export const eventsOverviewQuery = (view: EventsView, call: Call = browserCall) =>
  queryOptions({
    queryKey: [...eventsKey, 'overview', view],
    queryFn: async ({ signal }) => {
      const { page, status } = view
      const query = { ...view, page: String(page), status: status === 'all' ? undefined : status }
      const overview = await call(getEventsOverview, { query, signal })
      return { ...overview, events: overview.events.map(asListed) }
    },
  })

/** What events can be, in the order of staff. */
export const eventCategoriesQuery = (call?: Call) =>
  callQuery([...siteContentKey, 'eventCategories'], listEventCategories, call)

/** The events of a month of the calendar, `2026-11`: all, or those of some groups. */
export const eventsOfMonthQuery = (month: string, groups: EventGroups = {}, call?: Call) =>
  callQuery([...eventsKey, 'month', month, groups], listEventsOfMonth, call, {
    params: { month },
    query: groups,
  })

/** The next events, soonest first. */
export const comingEventsQuery = (call?: Call) =>
  callQuery([...eventsKey, 'coming'], listComingEvents, call)

/** The first events of the list, from which related ones are taken. */
export const relatedEventsQuery = (call?: Call) =>
  callQuery([...eventsKey, 'related'], listEvents, call, { query: { limit: relatedAskedFor } })

/** One event. */
export const eventQuery = (eventId: string, call?: Call) =>
  callQuery([...eventsKey, 'one', eventId], getEvent, call, { params: { _id: eventId } })

/** The other dates of a series that an event is one of. */
export const otherDatesQuery = (eventId: string, call?: Call) =>
  callQuery([...eventsKey, 'dates', eventId], listOtherDates, call, { params: { _id: eventId } })
