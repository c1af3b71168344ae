import { useState } from 'react'
import { useSearchText } from '../use-search-text'

export function useListSearch<Filter extends string>(start: Filter, searched = '') {
  const [filter, setFilter] = useState(start)
  const [search, setSearch] = useState(searched)
  const requested = useSearchText(search)
  return {
    ...{ filter, search, asked: requested, setFilter, setSearch },
    isFiltered: filter !== start || requested !== '',
    clear: () => {
      setFilter(start)
      setSearch('')
    },
  }
}
