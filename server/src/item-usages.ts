import type { ItemUsage } from './content/library/item-usage.ts'
import { eventPlaces, readEventsShowing } from './events/photos/uses.ts'

export const itemUsages: readonly ItemUsage[] = [
  { subject: 'events', readUsers: readEventsShowing, readPlaces: eventPlaces },
]
