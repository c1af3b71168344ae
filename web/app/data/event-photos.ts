import { queryOptions } from '@tanstack/react-query'
import type { Call } from 'contract/client'
import { listEventPhotos } from 'contract/event-photos'
import { call as browserCall } from '#app/lib/call'
import { eventsKey } from './events'

/** The photos of an event, as visitors see them. */
export const eventPhotosQuery = (eventId: string, call: Call = browserCall) =>
  queryOptions({
    queryKey: [...eventsKey, 'photos', eventId],
    queryFn: ({ signal }) => call(listEventPhotos, { params: { _id: eventId }, signal }),
  })
