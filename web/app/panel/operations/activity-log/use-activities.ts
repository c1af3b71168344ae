import { useInfiniteQuery } from '@tanstack/react-query'
import {
  type ActivityAction,
  type ActivityFilters,
  activityFilters,
} from 'contract/platform/activity'
import { useState } from 'react'
import { activitiesQuery } from '#app/data/activity'
import { useDebounced } from '#app/lib/use-debounced'

const typingMilliseconds = 300
/** The server takes no longer searches. */
const mostSearched = 200

/** What the filters show; empty asks for everything. */
export type Filters = {
  subject: string
  action: ActivityAction | ''
  search: string
  from: string
  to: string
}
const everything: Filters = { subject: '', action: '', search: '', from: '', to: '' }

/** What is asked of the server: only what is filled in, and can be asked for. */
function askedFor(filters: Filters): [string, string][] {
  const { shape } = activityFilters
  return Object.entries({
    ...filters,
    search: filters.search.trim().slice(0, mostSearched),
  }).filter(
    // A year that is still being typed can have more digits than four.
    ([name, value]) => value && shape[name as keyof Filters].safeParse(value).success,
  )
}

/** The list of activities, and what it is filtered by. */
export function useActivities() {
  const [filters, setFilters] = useState(everything)
  const search = useDebounced(filters.search, typingMilliseconds)
  const asked = askedFor({ ...filters, search })
  const askedFilters: ActivityFilters = Object.fromEntries(asked)
  const list = useInfiniteQuery(activitiesQuery(askedFilters))
  return {
    filters,
    change: (changed: Partial<Filters>) => setFilters({ ...filters, ...changed }),
    clear: () => setFilters(everything),
    /** The same for the file. */
    asked: askedFilters,
    isFiltered: asked.length > 0,
    list,
    activities: list.data?.pages.flatMap((page) => page.activities),
  }
}
export type Activities = ReturnType<typeof useActivities>
