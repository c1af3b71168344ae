import type { Call } from 'contract/client'
import { listEventPhotos } from 'contract/event-photos'
import { callQuery } from './call-query'
import { eventsKey } from './events'

/** The photos of an event, as visitors see them. */
export const eventPhotosQuery = (eventId: string, call?: Call) =>
  callQuery([...eventsKey, 'photos', eventId], listEventPhotos, call, { params: { _id: eventId } })
