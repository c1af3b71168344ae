import { formatCount } from 'contract/platform/format-count'

/** Ids used by `more-events.island.tsx`. */
export const listId = 'event-list'
export const countId = 'event-count'
export const moreId = 'more-events'

export const resultText = (shown: number, total: number) =>
  `Showing ${formatCount(shown)} of ${formatCount(total)} events`
