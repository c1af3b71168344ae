import { queryOptions } from '@tanstack/react-query'
import type { Call } from 'contract/platform/client'
import { searchSite } from 'contract/search/search'
import { call as browserCall } from '#app/lib/call'
import type { SearchPageView } from '#app/lib/search-view'

export const searchQuery = ({ q, kind, page }: SearchPageView, call: Call = browserCall) =>
  queryOptions({
    queryKey: ['search', q, kind ?? '', page],
    queryFn: ({ signal }) => {
      const query = { q, kind, page: page > 1 ? `${page}` : undefined }
      return call(searchSite, { query, signal })
    },
    enabled: q !== '',
  })
