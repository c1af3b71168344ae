import type { ItemUsages } from './content/library/item-usage.ts'
import { eventUsages, readEventsUsing } from './events/photos/uses.ts'

export const itemUsages: ItemUsages = [
  { subject: 'events', readUsers: readEventsUsing, readUsages: eventUsages },
]
