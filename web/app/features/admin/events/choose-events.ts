import type { Event } from 'contract/events'
import { type EventBadge, eventBadge, type Today } from './event-badge'

export const eventFilters = {
  all: 'All events',
  today: 'Today',
  upcoming: 'Upcoming',
  past: 'Past',
} as const satisfies Record<EventBadge | 'all', string>
export type EventFilter = keyof typeof eventFilters

export const eventSorts = {
  next: 'Next first',
  date: 'Date',
  title: 'Title',
  created: 'Created',
} as const
export type EventSort = keyof typeof eventSorts

export type EventChoice = { search: string; filter: EventFilter; sort: EventSort }
export const everyEvent: EventChoice = { search: '', filter: 'all', sort: 'next' }

/** An event with the text that a search looks through, lowercased once, at the first search. */
export type IndexedEvent = { event: Event; text?: string }

function textOf(indexed: IndexedEvent): string {
  indexed.text ??= `${indexed.event.title}\n${indexed.event.description}`.toLowerCase()
  return indexed.text
}

const byTitle = new Intl.Collator('en-US', { numeric: true }).compare

type Order = (a: Event, b: Event) => number

const newestFirst: Order = (a, b) => byInstant(b.date, a.date)

/** Today's and coming events, soonest first; then the past ones, which are the less asked for the longer they are over. */
const nextFirst =
  (today: Today): Order =>
  (a, b) => {
    const [isOverA, isOverB] = [a, b].map(({ date }) => eventBadge(date, today) === 'past')
    if (isOverA !== isOverB) return isOverA ? 1 : -1
    return isOverA ? newestFirst(a, b) : byInstant(a.date, b.date)
  }

const orders = {
  next: nextFirst,
  date: () => newestFirst,
  title: () => (a, b) => byTitle(a.title, b.title),
  created: () => (a, b) => byInstant(b.createdAt, a.createdAt),
} as const satisfies Record<EventSort, (today: Today) => Order>

function byInstant(a: string, b: string): number {
  if (a === b) return 0
  return a < b ? -1 : 1
}

/** Prepares events for searching, in the order asked for: the next first, newest first, or by title. */
export function indexEvents(
  events: readonly Event[],
  sort: EventSort,
  today: Today,
): IndexedEvent[] {
  return events.toSorted(orders[sort](today)).map((event) => ({ event }))
}

/** Events of the badge that is asked for, whose title or description holds the search. */
export function chooseEvents(
  indexed: readonly IndexedEvent[],
  { search, filter }: Pick<EventChoice, 'search' | 'filter'>,
  today: Today,
): Event[] {
  const wanted = search.trim().toLowerCase()
  const isWanted = (indexed: IndexedEvent) =>
    (filter === 'all' || eventBadge(indexed.event.date, today) === filter) &&
    (!wanted || textOf(indexed).includes(wanted))
  return indexed.filter(isWanted).map(({ event }) => event)
}
