import { useInfiniteQuery } from '@tanstack/react-query'
import { useLocation } from 'react-router'
import type { recordListQuery } from '#app/data/record-list'
import { useRestoredState } from '#app/lib/use-restored-state'
import { useSearchText } from '../use-search-text'
import { loadedEntries } from './loaded-entries'

export type ListFilters = Readonly<Record<string, string>>
const everything: ListFilters = {}

export function usePagedList<Entry extends { _id: string }>(
  request: (requested: ListFilters, visit: string) => ReturnType<typeof recordListQuery<Entry>>,
  start: ListFilters = everything,
) {
  const { key: visit } = useLocation()
  const [choice, setChoice] = useRestoredState(start, 'choice')
  const search = useSearchText(choice.search ?? '')
  const chosen = Object.entries({ ...choice, search }).filter(([, value]) => value)
  const requested: ListFilters = Object.fromEntries(chosen)
  const query = useInfiniteQuery(request(requested, visit))
  const pages = query.data?.pages
  return {
    choice,
    requested,
    choose: (changed: ListFilters) => setChoice({ ...choice, ...changed }),
    clear: () => setChoice(everything),
    query,
    entries: loadedEntries(pages, (page) => page.entries),
    /** From the latest page; undefined while loading. */
    known: pages?.at(-1),
  }
}
export type PagedList<Entry extends { _id: string }> = ReturnType<typeof usePagedList<Entry>>
