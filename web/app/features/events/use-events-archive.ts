import { useQuery } from '@tanstack/react-query'
import { eventsPerPage } from 'contract/events'
import { useMemo, useState } from 'react'
import { useLocation } from 'react-router'
import { eventsOverviewQuery, eventsQuery } from '#app/data/events'
import { useSite } from '#app/lib/site'
import { useHydrated } from '#app/lib/use-hydrated'
import { useRestoredState } from '#app/lib/use-restored-state'
import { arrangeEvents } from './arrange-events'
import type { EventFilter } from './status-texts'

/** Whether the page is still the one that the document brought: drawn by the server, no navigation since. */
function useIsDocument(): boolean {
  const { key } = useLocation()
  const isHydrated = useHydrated()
  const [first] = useState({ key, isHydrated })
  return !first.isHydrated && first.key === key
}

/**
 * The archive on a page: what came with the document at first, and the whole list
 * as soon as the visitor wants more of it or has come from another page.
 */
export function useEventsArchive(page: number) {
  const { now } = useSite()
  const isDocument = useIsDocument()
  const [view, setView] = useRestoredState<{ filter: EventFilter; pages: number }>({
    filter: 'all',
    pages: 1,
  })
  const overview = useQuery({ ...eventsOverviewQuery(page), enabled: false })
  const isEnough = overview.data && isDocument && view.filter === 'all' && view.pages === 1
  const list = useQuery({ ...eventsQuery(), enabled: !overview.isError && !isEnough })
  const whole = useMemo(() => list.data && arrangeEvents(list.data, now), [list.data, now])

  const first = view.filter === 'all' ? (page - 1) * eventsPerPage : 0
  const group = whole?.groups[view.filter]
  const delivered = view.filter === 'all' ? overview.data?.events : undefined
  const events = group?.slice(first, first + view.pages * eventsPerPage) ?? delivered
  const counts = whole?.counts ?? overview.data?.counts
  const shownUpTo = first + (events?.length ?? 0)
  return {
    filter: view.filter,
    counts,
    featured: whole ? whole.featured : overview.data?.featured,
    events,
    hasMore: counts !== undefined && shownUpTo < counts[view.filter],
    nextPage: page + view.pages,
    error: overview.error ?? (whole ? null : list.error),
    isGrowing: view.pages > 1 && !whole,
    choose: (filter: EventFilter) => setView({ filter, pages: 1 }),
    showMore: () => setView({ ...view, pages: view.pages + 1 }),
  }
}
