import { useState } from 'react'
import { useSearchText } from '../use-search-text'

export function useListSearch<Filter extends string>(start: Filter, searched = '') {
  const [filter, setFilter] = useState(start)
  const [search, setSearch] = useState(searched)
  return { filter, search, asked: useSearchText(search), setFilter, setSearch }
}
