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

export type EventsView = EventNarrowing & {
  status: EventFilter
  order?: 'soonest' | undefined
  page: number
}

const pageNumbers = /^[1-9]\d{0,4}$/

const matching = (pattern: RegExp, value = '') => (pattern.test(value) ? value : undefined)

export const readGroups = (ask: Asked<'events' | 'events-month'>): EventGroups => ({
  category: matching(categoryAddress, ask('category')?.toLowerCase()),
  department: matching(departmentCode, programCode(ask('department') ?? '')),
})

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

/** The canonical URL of a view, without `#archive`. */
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

export const monthPath = (month: string, groups: EventGroups): string =>
  feedPath(pathOf('events-month', { month }), groups)

/** Status, order, month and search show the same events again, so search engines get the plain list. */
export function canonicalPath(view: EventsView): string {
  const { category, department, year, status, order, page } = view
  const isPart = isNarrowed({ q: view.q, month: view.month }) || status !== 'all' || order
  return eventsPath({ category, department, year, status: 'all', page: isPart ? 1 : page })
}
