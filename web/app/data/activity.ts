import { infiniteQueryOptions } from '@tanstack/react-query'
import { type ActivityQuery, listActivities } from 'contract/platform/activity'
import { call } from '#app/lib/call'

export const activitiesQuery = (filters: ActivityQuery) =>
  infiniteQueryOptions({
    queryKey: ['activities', filters],
    queryFn: ({ pageParam: before, signal }) =>
      call(listActivities, { query: { ...filters, before }, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next,
    // Actions in other views must appear at once.
    staleTime: 0,
    gcTime: 0,
    placeholderData: (before) => before,
  })
