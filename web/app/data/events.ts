import { queryOptions } from '@tanstack/react-query'
import { listEventCategories } from 'contract/content/event-categories'
import type { EventGroupFilters } from 'contract/events/event-filters'
import { listEventsOfMonth } from 'contract/events/event-months'
import {
  type Event,
  getEvent,
  getEventsOverview,
  listComingEvents,
  listEvents,
  listSeriesDates,
} from 'contract/events/events'
import type { Call } from 'contract/platform/client'
import { shortened } from 'contract/platform/shorten'
import { call as browserCall } from '#app/lib/call'
import type { EventListView } from '#app/lib/events-view'
import { callQuery } from './call-query'
import { siteContentKey } from './site-content'

export const eventsKey = ['events'] as const

// One more than shown, because it may include the current event.
const relatedLimit = '4'

export const eventsQuery = (call: Call = browserCall) =>
  queryOptions({
    queryKey: [...eventsKey, 'list'],
    queryFn: ({ signal }) => call(listEvents, { signal }),
    // Comparing thousands of events takes longer than rendering a few.
    structuralSharing: false,
  })

export type ListedEvent = Omit<Event, 'createdAt'>

/** About two lines of the widest card. */
const beginningLength = 140

function asListed({ createdAt: _, description, ...event }: Event): ListedEvent {
  return { ...event, description: shortened(description, beginningLength) }
}

export const eventsOverviewQuery = (view: EventListView, call: Call = browserCall) =>
  queryOptions({
    queryKey: [...eventsKey, 'overview', view],
    queryFn: async ({ signal }) => {
      const { page, status } = view
      const query = { ...view, page: String(page), status: status === 'all' ? undefined : status }
      const overview = await call(getEventsOverview, { query, signal })
      return { ...overview, events: overview.events.map(asListed) }
    },
  })

export const eventCategoriesQuery = (call?: Call) =>
  callQuery([...siteContentKey, 'eventCategories'], listEventCategories, call)

export const eventsOfMonthQuery = (month: string, groups: EventGroupFilters = {}, call?: Call) =>
  callQuery([...eventsKey, 'month', month, groups], listEventsOfMonth, call, {
    params: { month },
    query: groups,
  })

export const comingEventsQuery = (call?: Call) =>
  callQuery([...eventsKey, 'coming'], listComingEvents, call)

export const relatedEventsQuery = (call?: Call) =>
  callQuery([...eventsKey, 'related'], listEvents, call, { query: { limit: relatedLimit } })

export const eventQuery = (eventId: string, call?: Call) =>
  callQuery([...eventsKey, 'one', eventId], getEvent, call, { params: { _id: eventId } })

export const seriesDatesQuery = (eventId: string, call?: Call) =>
  callQuery([...eventsKey, 'dates', eventId], listSeriesDates, call, { params: { _id: eventId } })
