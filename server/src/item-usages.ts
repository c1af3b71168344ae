import type { ItemUsages } from './content/library/item-usage.ts'
import { eventUsages, photoIds, readEventsUsing } from './events/photos/uses.ts'

export const itemUsages: ItemUsages = [
  {
    ...{ subject: 'events', usedIds: photoIds },
    ...{ readUsers: readEventsUsing, readUsages: eventUsages },
  },
]
