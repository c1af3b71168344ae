import type { ListedEvent } from '#app/data/events'
import type { JsonObject } from '#app/lib/json'
import { pathOf } from '#app/pages/path-of'

/** A page of the list of events; the events themselves are described on their own pages. */
export function eventListData(events: readonly ListedEvent[], publicUrl: string): JsonObject {
  return {
    '@type': 'ItemList',
    itemListElement: events.map((event, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      url: publicUrl + pathOf('event', { eventId: event._id }),
    })),
  }
}
