import { longestSearch, type SearchKind } from 'contract/platform/search-kinds'
import { beginningOf } from 'contract/platform/shorten'
import { searchKindNames } from 'contract/search/search'
import { pathOf } from '#app/framework/addresses/path-of'
import type { Asked } from '#app/framework/addresses/requested'

export type SearchView = { q: string; kind?: SearchKind | undefined; page: number }

export function readSearchView(ask: Asked<'search'>): SearchView {
  const kind = searchKindNames.find((name) => name === ask('kind'))
  const page = ask('page') ?? ''
  return {
    q: beginningOf((ask('q') ?? '').trim(), longestSearch).trim(),
    kind,
    page: kind && /^[1-9]\d{0,2}$/.test(page) ? Number(page) : 1,
  }
}

export function searchPath({ q, kind, page }: SearchView): string {
  const query = new URLSearchParams({
    ...(q && { q }),
    ...(kind && { kind }),
    ...(page > 1 && { page: `${page}` }),
  })
  return query.size > 0 ? `${pathOf('search')}?${query}` : pathOf('search')
}
