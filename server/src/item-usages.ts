import type { ItemUsage } from './content/library/item-usage.ts'
import { eventPlaces, readEventsShowing } from './events/photos/uses.ts'

/** Each use stands against deleting the item, and its owner against changing it. */
export const itemUsages: readonly ItemUsage[] = [
  { subject: 'events', readUsers: readEventsShowing, readPlaces: eventPlaces },
]
