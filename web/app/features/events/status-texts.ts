import { dayMilliseconds, type EventStatus } from 'contract/event-status'

export type EventFilter = EventStatus | 'all'

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

/** What the page of one event says of its status. */
export const statusTexts = {
  latest: {
    label: 'Latest Event',
    text: 'It takes place within a week. Come as you are; there is room for guests.',
  },
  upcoming: {
    label: 'Upcoming Event',
    text: 'Mark the day: the calendar file below brings date, time and place to your own calendar.',
  },
  past: {
    label: 'Past Event',
    text: 'It has taken place. See what is coming next on the page of events.',
  },
} as const satisfies Record<EventStatus, { label: string; text: string }>

const relative = new Intl.RelativeTimeFormat('en-US', { numeric: 'auto' })
const monthDays = 30
const yearDays = 365

/** How far an event is from now: `in 12 days`, `3 months ago`. */
export function distanceText(date: string, now: Date): string {
  const days = Math.ceil((Date.parse(date) - now.getTime()) / dayMilliseconds)
  const distance = Math.abs(days)
  if (distance < 2 * monthDays) return relative.format(days, 'day')
  if (distance < yearDays) return relative.format(Math.round(days / monthDays), 'month')
  return relative.format(Math.round(days / yearDays), 'year')
}

/** What an empty list says. */
export function emptyText(filter: EventFilter): string {
  return filter === 'all' ? 'No events available at the moment.' : `No ${filter} events to display.`
}
