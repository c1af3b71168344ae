import type { ListedEvent } from '#app/data/events'
import { pathOf } from '#app/framework/addresses/path-of'
import type { JsonObject } from '#app/lib/json'

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
