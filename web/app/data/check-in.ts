import { queryOptions } from '@tanstack/react-query'
import { listDoorEvents } from 'contract/events/check-in'
import { call } from '#app/lib/call'

export const doorEventsQuery = () =>
  queryOptions({
    queryKey: ['door-events'],
    queryFn: () => call(listDoorEvents),
    staleTime: 0,
  })
