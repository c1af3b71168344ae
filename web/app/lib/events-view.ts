import { type EventFilter, eventStatuses } from 'contract/event-status'

/** What an address of the list of events asks for. */
export type EventsView = { status: EventFilter; order?: 'soonest' | undefined; page: number }

const pageNumbers = /^[1-9]\d{0,4}$/

/** Reads the query of an address; what cannot be is as good as not there. */
export function readEventsView(search: URLSearchParams): EventsView {
  const asked = search.get('status')
  const status = eventStatuses.find((one) => one === asked) ?? 'all'
  const page = search.get('page') ?? ''
  return {
    status,
    ...(search.get('order') === 'soonest' && { order: 'soonest' }),
    page: pageNumbers.test(page) ? Number(page) : 1,
  }
}

/** The address of a view; the list itself is `#archive` in it. */
export function eventsPath({ status, order, page }: EventsView): string {
  const query = [
    status !== 'all' && `status=${status}`,
    order && `order=${order}`,
    page > 1 && `page=${page}`,
  ].filter(Boolean)
  return query.length > 0 ? `/events?${query.join('&')}` : '/events'
}
