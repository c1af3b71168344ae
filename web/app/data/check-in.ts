import { queryOptions } from '@tanstack/react-query'
import { listCheckInEvents } from 'contract/events/check-in'
import { call } from '#app/lib/call'

export const checkInEventsQuery = () =>
  queryOptions({
    queryKey: ['door-events'],
    queryFn: () => call(listCheckInEvents),
    staleTime: 0,
  })
