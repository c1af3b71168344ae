import type { QueryFunction, QueryKey } from '@tanstack/react-query'
import type { Call } from 'contract/client'
import { matchPath, type Params } from 'react-router'
import { pageNumber } from '#app/lib/page-number'
import { eventQuery, eventsOverviewQuery, relatedEventsQuery } from './events'

type Visit = { call: Call; params: Params; search: URLSearchParams }
type PageQuery = { queryKey: QueryKey; queryFn: QueryFunction }

// The cast is safe: a query function is only ever called with the key of its own query.
const toPageQuery = ({
  queryKey,
  queryFn,
}: {
  queryKey: QueryKey
  queryFn?: unknown
}): PageQuery => ({
  queryKey,
  queryFn: queryFn as QueryFunction,
})

/** What each page needs before it can be rendered. */
const pages: Record<string, (visit: Visit) => PageQuery[]> = {
  '/events': ({ call, search }) => [toPageQuery(eventsOverviewQuery(pageNumber(search), call))],
  '/event/:eventId': ({ call, params }) => [
    toPageQuery(eventQuery(params.eventId ?? '', call)),
    toPageQuery(relatedEventsQuery(call)),
  ],
  '/admin': () => [],
  '/adminlogin': () => [],
}

/** The queries of the page at an address; undefined when there is no such page. */
export function pageQueries(url: URL, call: Call): PageQuery[] | undefined {
  for (const [pattern, queries] of Object.entries(pages)) {
    const match = matchPath(pattern, url.pathname)
    if (match) return queries({ call, params: match.params, search: url.searchParams })
  }
  return undefined
}
