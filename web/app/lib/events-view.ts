import { programCode } from 'contract/content/program-code'
import {
  categoryAddress,
  departmentCode,
  type EventGroups,
  type EventNarrowing,
  isNarrowed,
  monthNumber,
  yearNumber,
} from 'contract/events/event-narrowing'
import { type EventFilter, eventStatuses } from 'contract/events/event-status'
import { longestSearch } from 'contract/platform/search-kinds'
import { beginningOf } from 'contract/platform/shorten'
import { pathOf } from '#app/framework/addresses/path-of'
import type { Asked } from '#app/framework/addresses/requested'
import { feedPath } from './feed-path'

/** What an address of the list of events asks for. */
export type EventsView = EventNarrowing & {
  status: EventFilter
  order?: 'soonest' | undefined
  page: number
}

const pageNumbers = /^[1-9]\d{0,4}$/

const matching = (pattern: RegExp, value = '') => (pattern.test(value) ? value : undefined)

/** Whose events an address asks for; what cannot be is as good as not there. */
export const readGroups = (ask: Asked<'events' | 'events-month'>): EventGroups => ({
  category: matching(categoryAddress, ask('category')?.toLowerCase()),
  department: matching(departmentCode, programCode(ask('department') ?? '')),
})

/** What the list is narrowed to. */
function readNarrowing(ask: Asked<'events'>): EventNarrowing {
  return {
    q:
      beginningOf((ask('q') ?? '').trim(), longestSearch)
        .trim()
        .toWellFormed() || undefined,
    ...readGroups(ask),
    year: matching(yearNumber, ask('year')),
    month: matching(monthNumber, ask('month')),
  }
}

/** Reads the query of an address; what cannot be is as good as not there. */
export function readEventsView(ask: Asked<'events'>): EventsView {
  const status = eventStatuses.find((one) => one === ask('status')) ?? 'all'
  const page = matching(pageNumbers, ask('page'))
  return {
    ...readNarrowing(ask),
    status,
    ...(ask('order') === 'soonest' && { order: 'soonest' }),
    page: page ? Number(page) : 1,
  }
}

/** What a view is narrowed to, without the rest of it. */
export const narrowingOf = ({
  q,
  category,
  department,
  year,
  month,
}: EventNarrowing): EventNarrowing => ({
  q,
  category,
  department,
  year,
  month,
})

/** The address of a view, in its one spelling; the list itself is `#archive` in it. */
export function eventsPath({ status, order, page, ...narrowing }: EventsView): string {
  const { q, category, department, year, month } = narrowing
  const query = [
    q && `q=${encodeURIComponent(q)}`,
    category && `category=${category}`,
    department && `department=${department}`,
    year && `year=${year}`,
    month && `month=${month}`,
    status !== 'all' && `status=${status}`,
    order && `order=${order}`,
    page > 1 && `page=${page}`,
  ].filter(Boolean)
  const path = pathOf('events')
  return query.length > 0 ? `${path}?${query.join('&')}` : path
}

/** The address of a month, `2026-11`, of all events or those of some groups. */
export const monthPath = (month: string, groups: EventGroups): string =>
  feedPath(pathOf('events-month', { month }), groups)

/**
 * The address by which search engines know a view: by status, order, month and search the same events are shown again, in
 * other company.
 */
export function canonicalPath(view: EventsView): string {
  const { category, department, year, status, order, page } = view
  const isPart = isNarrowed({ q: view.q, month: view.month }) || status !== 'all' || order
  return eventsPath({ category, department, year, status: 'all', page: isPart ? 1 : page })
}
