import { useQuery } from '@tanstack/react-query'
import { isNarrowed } from 'contract/events/event-narrowing'
import { eventsPerPage } from 'contract/events/events'
import { useMemo, useState } from 'react'
import { useLocation } from 'react-router'
import { eventsOverviewQuery, eventsQuery } from '#app/data/events'
import { type EventsView, eventsPath } from '#app/lib/events-view'
import { useSite } from '#app/lib/site'
import { useHydrated } from '#app/lib/use-hydrated'
import { useRestoredState } from '#app/lib/use-restored-state'
import { arrangeEvents } from './arrange-events'

/** True until the first navigation after a server render. */
function useIsDocument(): boolean {
  const { key } = useLocation()
  const isHydrated = useHydrated()
  const [first] = useState({ key, isHydrated })
  return !first.isHydrated && first.key === key
}

/**
 * Starts with the delivered page; loads the whole list when the visitor asks for more or navigates. Filtered lists come
 * from the server page by page.
 */
export function useEventsArchive(view: EventsView) {
  const { now } = useSite()
  const isDocument = useIsDocument()
  const path = eventsPath(view)
  const [grown, setGrown] = useRestoredState({ path, pages: 1 })
  const pages = grown.path === path ? grown.pages : 1
  const { status, order, page } = view
  const isNarrow = isNarrowed(view)
  const overview = useQuery({
    ...eventsOverviewQuery(view),
    enabled: isNarrow,
    // Keeps the counts while another view loads.
    placeholderData: (former) => former,
  })
  const delivered = overview.isPlaceholderData ? undefined : overview.data
  const isEnough = delivered && isDocument && pages === 1
  const list = useQuery({ ...eventsQuery(), enabled: !isNarrow && !overview.isError && !isEnough })
  const whole = useMemo(
    () => (list.data && !isNarrow ? arrangeEvents(list.data, now, order) : undefined),
    [list.data, now, order, isNarrow],
  )

  const first = (page - 1) * eventsPerPage
  const events = whole?.groups[status].slice(first, first + pages * eventsPerPage)
  const shown = events ?? delivered?.events
  const counts = whole?.counts ?? overview.data?.counts
  const shownUpTo = first + (shown?.length ?? 0)
  return {
    view,
    isNarrow,
    counts,
    years: (whole ?? overview.data)?.years ?? [],
    featured: whole ? whole.featured : overview.data?.featured,
    events: shown,
    hasMore: counts !== undefined && shown !== undefined && shownUpTo < counts[status],
    nextPage: page + pages,
    error: overview.error ?? (whole ? null : list.error),
    isGrowing: pages > 1 && !whole,
    showMore: () => setGrown({ path, pages: pages + 1 }),
  }
}
export type EventsArchive = ReturnType<typeof useEventsArchive>
