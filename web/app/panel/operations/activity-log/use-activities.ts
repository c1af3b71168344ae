import { useInfiniteQuery } from '@tanstack/react-query'
import { type ActivityAction, type ActivityQuery, activityQuery } from 'contract/platform/activity'
import { useState } from 'react'
import { activitiesQuery } from '#app/data/activity'
import { useSearchText } from '../../shell/use-search-text'

/** Empty values don't filter. */
export type ActivityFilterValues = {
  subject: string
  action: ActivityAction | ''
  search: string
  from: string
  to: string
}
const everything: ActivityFilterValues = { subject: '', action: '', search: '', from: '', to: '' }

function queryEntriesOf(filters: ActivityFilterValues): [string, string][] {
  const { shape } = activityQuery
  return Object.entries(filters).filter(
    // A year being typed can have more than four digits.
    ([name, value]) => value && shape[name as keyof ActivityFilterValues].safeParse(value).success,
  )
}

export function useActivities() {
  const [filters, setFilters] = useState(everything)
  const search = useSearchText(filters.search)
  const entries = queryEntriesOf({ ...filters, search })
  const activityFilters: ActivityQuery = Object.fromEntries(entries)
  const list = useInfiniteQuery(activitiesQuery(activityFilters))
  return {
    filters,
    change: (changed: Partial<ActivityFilterValues>) => setFilters({ ...filters, ...changed }),
    clear: () => setFilters(everything),
    query: activityFilters,
    isFiltered: entries.length > 0,
    list,
    activities: list.data?.pages.flatMap((page) => page.activities),
  }
}
export type Activities = ReturnType<typeof useActivities>
