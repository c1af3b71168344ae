import { useState } from 'react'
import { useDebounced } from '#app/lib/use-debounced'

const typingMilliseconds = 300
/** The server takes no longer searches. */
const mostSearched = 200

type Narrowed = { search?: string | undefined; page?: number }

/** What a list in pages is narrowed to, and which page of it is looked at: another choice leads to the first. */
export function useListSearch<Filter extends string>(start: Filter, narrowed: Narrowed = {}) {
  const [filter, setFilter] = useState(start)
  const [search, setSearch] = useState(narrowed.search ?? '')
  const [page, setPage] = useState(narrowed.page ?? 1)
  return {
    filter,
    search,
    page,
    /** What to ask the server for: nothing is asked at each letter. */
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
