import { programCode } from 'contract/content/program-code'
import { departmentCode, yearNumber } from 'contract/events/event-filters'
import { pathOf } from '#app/framework/addresses/path-of'
import type { QueryReader } from '#app/framework/addresses/requested'

export type NoticeListView = {
  category?: string | undefined
  department?: string | undefined
  year?: string | undefined
  page: number
}

const categoryAddress = /^[a-z\d.-]{1,80}$/
const pageNumbers = /^[1-9]\d{0,4}$/

const matching = (pattern: RegExp, value = '') => (pattern.test(value) ? value : undefined)

export function readNoticesView(request: QueryReader<'notices'>): NoticeListView {
  const page = request('page') ?? ''
  return {
    category: matching(categoryAddress, request('category')?.toLowerCase()),
    department: matching(departmentCode, programCode(request('department') ?? '')),
    year: matching(yearNumber, request('year')),
    page: pageNumbers.test(page) ? Number(page) : 1,
  }
}

const withQuery = (path: string, { category, department, year, page }: NoticeListView): string => {
  const query = [
    category && `category=${category}`,
    department && `department=${department}`,
    year && `year=${year}`,
    page > 1 && `page=${page}`,
  ].filter(Boolean)
  return query.length > 0 ? `${path}?${query.join('&')}` : path
}

export const pathOfNoticesView = (view: NoticeListView): string =>
  withQuery(pathOf('notices'), view)
