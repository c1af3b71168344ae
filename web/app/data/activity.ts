import { infiniteQueryOptions } from '@tanstack/react-query'
import { type ActivityFilters, listActivities } from 'contract/platform/activity'
import { call } from '#app/lib/call'

/** What administrators did, newest first, page by page. */
export const activitiesQuery = (filters: ActivityFilters) =>
  infiniteQueryOptions({
    queryKey: ['activities', filters],
    queryFn: ({ pageParam: before, signal }) =>
      call(listActivities, { query: { ...filters, before }, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next,
    // Whatever was just done in another view is on the list.
    staleTime: 0,
    gcTime: 0,
    placeholderData: (before) => before,
  })
