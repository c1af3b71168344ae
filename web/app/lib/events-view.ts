import { programCode } from 'contract/content/program-code'
import {
  categoryAddress,
  departmentCode,
  type EventGroupFilters,
  type EventListFilters,
  isFiltered,
  monthNumber,
  yearNumber,
} from 'contract/events/event-filters'
import { type EventFilter, eventStatuses } from 'contract/events/event-status'
import { longestSearch } from 'contract/platform/search-kinds'
import { truncateTo } from 'contract/platform/shorten'
import { pathOf } from '#app/framework/addresses/path-of'
import type { QueryReader } from '#app/framework/addresses/requested'
import { feedPath } from './feed-path'

export type EventListView = EventListFilters & {
  status: EventFilter
  order?: 'soonest' | undefined
  page: number
}

const pageNumbers = /^[1-9]\d{0,4}$/

const matching = (pattern: RegExp, value = '') => (pattern.test(value) ? value : undefined)

export const readGroups = (request: QueryReader<'events' | 'events-month'>): EventGroupFilters => ({
  category: matching(categoryAddress, request('category')?.toLowerCase()),
  department: matching(departmentCode, programCode(request('department') ?? '')),
})

function readFilters(request: QueryReader<'events'>): EventListFilters {
  return {
    q:
      truncateTo((request('q') ?? '').trim(), longestSearch)
        .trim()
        .toWellFormed() || undefined,
    ...readGroups(request),
    year: matching(yearNumber, request('year')),
    month: matching(monthNumber, request('month')),
  }
}

export function readEventsView(request: QueryReader<'events'>): EventListView {
  const status = eventStatuses.find((one) => one === request('status')) ?? 'all'
  const page = matching(pageNumbers, request('page'))
  return {
    ...readFilters(request),
    status,
    ...(request('order') === 'soonest' && { order: 'soonest' }),
    page: page ? Number(page) : 1,
  }
}

export const filtersOf = ({
  q,
  category,
  department,
  year,
  month,
}: EventListFilters): EventListFilters => ({
  q,
  category,
  department,
  year,
  month,
})

/** The canonical URL of a view, without `#archive`. */
export function eventsPath({ status, order, page, ...narrowing }: EventListView): string {
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

export const monthPath = (month: string, groups: EventGroupFilters): string =>
  feedPath(pathOf('events-month', { month }), groups)

/** Status, order, month and search show the same events again, so search engines get the plain list. */
export function canonicalPath(view: EventListView): string {
  const { category, department, year, status, order, page } = view
  const isPart = isFiltered({ q: view.q, month: view.month }) || status !== 'all' || order
  return eventsPath({ category, department, year, status: 'all', page: isPart ? 1 : page })
}
