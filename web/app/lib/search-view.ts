import { longestSearch, type SearchKind } from 'contract/platform/search-kinds'
import { truncateTo } from 'contract/platform/shorten'
import { searchKindNames } from 'contract/search/search'
import { pathOf } from '#app/framework/addresses/path-of'
import type { QueryReader } from '#app/framework/addresses/requested'

export type SearchPageView = { q: string; kind?: SearchKind | undefined; page: number }

export function readSearchView(request: QueryReader<'search'>): SearchPageView {
  const kind = searchKindNames.find((name) => name === request('kind'))
  const page = request('page') ?? ''
  return {
    q: truncateTo((request('q') ?? '').trim(), longestSearch).trim(),
    kind,
    page: kind && /^[1-9]\d{0,2}$/.test(page) ? Number(page) : 1,
  }
}

export function searchPath({ q, kind, page }: SearchPageView): string {
  const query = new URLSearchParams({
    ...(q && { q }),
    ...(kind && { kind }),
    ...(page > 1 && { page: `${page}` }),
  })
  return query.size > 0 ? `${pathOf('search')}?${query}` : pathOf('search')
}
