import type { ListedEvent } from '#app/data/events'
import { pathOf } from '#app/framework/addresses/path-of'
import type { JsonObject } from '#app/lib/json'

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
