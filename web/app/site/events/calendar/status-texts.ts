import type { EventFilter, EventGroup, EventStatus } from 'contract/events/event-status'

export const filters = [
  { filter: 'all', label: 'All Events' },
  { filter: 'latest', label: 'Latest' },
  { filter: 'upcoming', label: 'Upcoming' },
  { filter: 'past', label: 'Past' },
] as const satisfies readonly { filter: EventFilter; label: string }[]

export const statusLabels = {
  latest: 'Latest',
  upcoming: 'Upcoming',
  past: 'Past',
} as const satisfies Record<EventStatus, string>

export const groupLabels = {
  ...statusLabels,
  past: 'Past events',
  off: 'Cancelled or postponed',
} as const satisfies Record<EventGroup, string>

export const longStatusLabels = {
  latest: 'Latest Event',
  upcoming: 'Upcoming Event',
  past: 'Past Event',
} as const satisfies Record<EventStatus, string>

export function emptyText(filter: EventFilter, isNarrow: boolean): string {
  if (filter !== 'all') return `No ${filter} events to display.`
  return isNarrow ? 'No events match your search.' : 'No events available at the moment.'
}
