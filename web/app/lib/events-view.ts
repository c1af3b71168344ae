import { type EventFilter, eventStatuses } from 'contract/event-status'
import type { Asked } from '#app/pages/asked'
import { pathOf } from '#app/pages/path-of'

/** What an address of the list of events asks for. */
export type EventsView = { status: EventFilter; order?: 'soonest' | undefined; page: number }

const pageNumbers = /^[1-9]\d{0,4}$/

/** Reads the query of an address; what cannot be is as good as not there. */
export function readEventsView(ask: Asked<'events'>): EventsView {
  const asked = ask('status')
  const status = eventStatuses.find((one) => one === asked) ?? 'all'
  const page = ask('page') ?? ''
  return {
    status,
    ...(ask('order') === 'soonest' && { order: 'soonest' }),
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
  const path = pathOf('events')
  return query.length > 0 ? `${path}?${query.join('&')}` : path
}
