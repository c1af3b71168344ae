import type { ItemUsages } from './content/library/item-usage.ts'
import { eventUsages, isEventPhoto, readEventsUsing } from './events/photos/uses.ts'

export const itemUsages: ItemUsages = [
  {
    ...{ subject: 'events', isUsing: isEventPhoto },
    ...{ readUsers: readEventsUsing, readUsages: eventUsages },
  },
]
