import { queryOptions } from '@tanstack/react-query'
import { searchInPanel } from 'contract/search/panel-search'
import { call } from '#app/lib/call'

/** Refetched at every visit, because others write meanwhile. */
export const panelSearchQuery = (q: string) =>
  queryOptions({
    queryKey: ['panel-search', q],
    queryFn: ({ signal }) => call(searchInPanel, { query: { q }, signal }),
    staleTime: 0,
    gcTime: 0,
    enabled: q !== '',
  })
