import { queryOptions } from '@tanstack/react-query'
import { getEventEntry } from 'contract/events/event-entry'
import { call } from '#app/lib/call'
import { eventsKey } from './events'

export const eventEntryQuery = (_id: string) =>
  queryOptions({
    queryKey: [...eventsKey, 'entry', _id],
    queryFn: async ({ signal }) => await call(getEventEntry, { params: { _id }, signal }),
    staleTime: 0,
  })
