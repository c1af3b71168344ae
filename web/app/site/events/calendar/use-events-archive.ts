import { useQuery } from '@tanstack/react-query'
import { college } from 'college/facts'
import { isFiltered } from 'contract/events/event-filters'
import { allOf, featuredEvent, groupEvents, soonestFirst } from 'contract/events/event-groups'
import { countByYear } from 'contract/events/event-years'
import type { Event, EventsOverview } from 'contract/events/events'
import { eventsPerPage } from 'contract/events/events'
import { useMemo, useState } from 'react'
import { useLocation } from 'react-router'
import { eventsOverviewQuery, eventsQuery } from '#app/data/events'
import { type EventListView, eventsPath } from '#app/lib/events-view'
import { useSite } from '#app/lib/site'
import { useHydrated } from '#app/lib/use-hydrated'
import { useRestoredState } from '#app/lib/use-restored-state'

function arrangeEvents(events: readonly Event[], now: Date, order: EventListView['order']) {
  const newest = groupEvents(events, now)
  const groups = order ? soonestFirst(newest, now, college.timeZone) : newest
  const { latest, upcoming, past } = groups
  const counts: EventsOverview['counts'] = {
    all: events.length,
    latest: latest.length,
    upcoming: upcoming.length,
    past: past.length,
  }
  return {
    counts,
    groups: { ...groups, all: allOf(groups) },
    featured: featuredEvent(newest),
    years: countByYear(
      events.map(({ date }) => date),
      college.timeZone,
    ),
  }
}

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
export function useEventsArchive(view: EventListView) {
  const { now } = useSite()
  const isDocument = useIsDocument()
  const path = eventsPath(view)
  const [grown, setGrown] = useRestoredState({ path, pages: 1 })
  const pages = grown.path === path ? grown.pages : 1
  const { status, order, page } = view
  const isNarrow = isFiltered(view)
  const overview = useQuery({
    ...eventsOverviewQuery(view),
    enabled: isNarrow,
    // Keeps the counts while another view loads.
    placeholderData: (previous) => previous,
  })
  const delivered = overview.isPlaceholderData ? undefined : overview.data
  const isEnough = delivered && isDocument && pages === 1
  const list = useQuery({ ...eventsQuery(), enabled: !isNarrow && !overview.isError && !isEnough })
  const full = useMemo(
    () => (list.data && !isNarrow ? arrangeEvents(list.data, now, order) : undefined),
    [list.data, now, order, isNarrow],
  )

  const first = (page - 1) * eventsPerPage
  const events = full?.groups[status].slice(first, first + pages * eventsPerPage)
  const visible = events ?? delivered?.events
  const counts = full?.counts ?? overview.data?.counts
  const visibleUpTo = first + (visible?.length ?? 0)
  return {
    view,
    isNarrow,
    counts,
    years: (full ?? overview.data)?.years ?? [],
    featured: full ? full.featured : overview.data?.featured,
    events: visible,
    hasMore: counts !== undefined && visible !== undefined && visibleUpTo < counts[status],
    nextPage: page + pages,
    error: overview.error ?? (full ? null : list.error),
    isGrowing: pages > 1 && !full,
    showMore: () => setGrown({ path, pages: pages + 1 }),
  }
}
export type EventsArchiveState = ReturnType<typeof useEventsArchive>
