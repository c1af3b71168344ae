import { useState } from 'react'
import { useDebounced } from '#app/lib/use-debounced'

const typingMilliseconds = 300
const mostSearched = 200

type Filtered = { search?: string | undefined; page?: number }

export function useListSearch<Filter extends string>(start: Filter, filtered: Filtered = {}) {
  const [filter, setFilter] = useState(start)
  const [search, setSearch] = useState(filtered.search ?? '')
  const [page, setPage] = useState(filtered.page ?? 1)
  return {
    filter,
    search,
    page,
    asked: useDebounced(search.trim().slice(0, mostSearched), typingMilliseconds),
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
