import type { Event } from 'contract/events'
import { eventBadge, type Today } from './event-badge'

export const eventFilters = { all: 'All events', upcoming: 'Upcoming', past: 'Past' } as const
export type EventFilter = keyof typeof eventFilters

export const eventSorts = { date: 'Date', title: 'Title', created: 'Created' } as const
export type EventSort = keyof typeof eventSorts

export type EventChoice = { search: string; filter: EventFilter; sort: EventSort }
export const everyEvent: EventChoice = { search: '', filter: 'all', sort: 'date' }

/** An event with the text that a search looks through, lowercased once, at the first search. */
export type IndexedEvent = { event: Event; text?: string }

function textOf(indexed: IndexedEvent): string {
  indexed.text ??= `${indexed.event.title}\n${indexed.event.description}`.toLowerCase()
  return indexed.text
}

const byTitle = new Intl.Collator('en-US', { numeric: true }).compare

const orders = {
  date: (a, b) => byInstant(b.event.date, a.event.date),
  title: (a, b) => byTitle(a.event.title, b.event.title),
  created: (a, b) => byInstant(b.event.createdAt, a.event.createdAt),
} as const satisfies Record<EventSort, (a: IndexedEvent, b: IndexedEvent) => number>

function byInstant(a: string, b: string): number {
  if (a === b) return 0
  return a < b ? -1 : 1
}

/** Prepares events for searching, in the order asked for: newest first, or by title. */
export function indexEvents(events: readonly Event[], sort: EventSort): IndexedEvent[] {
  return events.map((event): IndexedEvent => ({ event })).sort(orders[sort])
}

/** Events whose title or description holds the search. An event of today counts as upcoming. */
export function chooseEvents(
  indexed: readonly IndexedEvent[],
  { search, filter }: Pick<EventChoice, 'search' | 'filter'>,
  today: Today,
): Event[] {
  const wanted = search.trim().toLowerCase()
  const isWanted = (indexed: IndexedEvent) => {
    if (wanted && !textOf(indexed).includes(wanted)) return false
    return (
      filter === 'all' || (eventBadge(indexed.event.date, today) === 'past') === (filter === 'past')
    )
  }
  return indexed.filter(isWanted).map(({ event }) => event)
}
