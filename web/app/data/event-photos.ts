import { listEventPhotos } from 'contract/events/event-photos'
import type { Call } from 'contract/platform/client'
import { callQuery } from './call-query'
import { eventsKey } from './events'

export const eventPhotosQuery = (eventId: string, call?: Call) =>
  callQuery([...eventsKey, 'photos', eventId], listEventPhotos, call, { params: { _id: eventId } })
