import type { ItemUsage } from './content/library/item-usage.ts'
import { eventUsages, readEventsUsing } from './events/photos/uses.ts'

export const itemUsages: readonly ItemUsage[] = [
  { subject: 'events', readUsers: readEventsUsing, readPlaces: eventUsages },
]
