import { formatCount } from 'contract/platform/format-count'

/** Parts of the list of events that `more-events.island.tsx` finds and changes. */
export const listId = 'event-list'
export const countId = 'event-count'
export const moreId = 'more-events'

export const resultText = (shown: number, total: number) =>
  `Showing ${formatCount(shown)} of ${formatCount(total)} events`
