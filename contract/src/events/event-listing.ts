import type { DeclaredListing } from '../content/record.ts'
import { calendarMonths } from '../platform/calendar-months.ts'
import type { EventBadge } from './event-badge.ts'
import { type EventLifecycleStatus, lifecycleLabels } from './event-status.ts'

/** The department of events that belong to none, as a filter. */
export const noDepartment = 'Whole college'

export const eventListing = {
  filters: {
    filter: {
      label: 'Filter',
      all: 'All events',
      options: {
        today: 'Today',
        upcoming: 'Upcoming',
        past: 'Past',
        draft: 'Drafts',
        awaited: 'Scheduled',
        ...lifecycleLabels,
      } satisfies Record<EventBadge | EventLifecycleStatus | 'draft' | 'awaited', string>,
    },
    category: { label: 'Category', all: 'All categories' },
    department: { label: 'Department', all: 'All' },
    year: { label: 'Year', all: 'Any year' },
    month: { label: 'Month', all: 'Any month', options: calendarMonths },
  },
  sorts: {
    next: 'Soonest first',
    date: 'Date',
    title: 'Title',
    created: 'Created',
    department: 'Department',
  },
} as const satisfies DeclaredListing
