import { useState } from 'react'
import { useSearchText } from '../use-search-text'

export function useListSearch<Filter extends string>(start: Filter, searched = '') {
  const [filter, setFilter] = useState(start)
  const [search, setSearch] = useState(searched)
  const asked = useSearchText(search)
  return {
    ...{ filter, search, asked, setFilter, setSearch },
    isFiltered: filter !== start || asked !== '',
    clear: () => {
      setFilter(start)
      setSearch('')
    },
  }
}
