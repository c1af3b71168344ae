import { queryOptions } from '@tanstack/react-query'
import type { Call } from 'contract/platform/client'
import { searchSite } from 'contract/search/search'
import { call as browserCall } from '#app/lib/call'
import type { SearchView } from '#app/lib/search-view'

export const searchQuery = ({ q, kind, page }: SearchView, call: Call = browserCall) =>
  queryOptions({
    queryKey: ['search', q, kind ?? '', page],
    queryFn: ({ signal }) => {
      const query = { q, kind, page: page > 1 ? `${page}` : undefined }
      return call(searchSite, { query, signal })
    },
    enabled: q !== '',
  })
