import { useState } from 'react'
import { useSearchText } from '../use-search-text'

export function useListSearch<Filter extends string>(start: Filter, searched = '') {
  const [filter, setFilter] = useState(start)
  const [search, setSearch] = useState(searched)
  /** Follows `search` once typing pauses. */
  const debouncedSearch = useSearchText(search)
  return {
    ...{ filter, search, debouncedSearch, setFilter, setSearch },
    isFiltered: filter !== start || debouncedSearch !== '',
    clear: () => {
      setFilter(start)
      setSearch('')
    },
  }
}
