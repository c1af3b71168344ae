import { useState } from 'react'
import { useSearchText } from '../use-search-text'

type Filtered = { search?: string | undefined; page?: number }

export function useListSearch<Filter extends string>(start: Filter, filtered: Filtered = {}) {
  const [filter, setFilter] = useState(start)
  const [search, setSearch] = useState(filtered.search ?? '')
  const [page, setPage] = useState(filtered.page ?? 1)
  return {
    filter,
    search,
    page,
    asked: useSearchText(search),
    setFilter: (chosen: Filter) => {
      setFilter(chosen)
      setPage(1)
    },
    setSearch: (typed: string) => {
      setSearch(typed)
      setPage(1)
    },
    setPage,
  }
}
