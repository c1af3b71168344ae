import { getEventDetails } from 'contract/events/event-details'
import type { Call } from 'contract/platform/client'
import { callQuery } from './call-query'
import { eventsKey } from './events'

export const eventDetailsQuery = (eventId: string, call?: Call) =>
  callQuery([...eventsKey, 'details', eventId], getEventDetails, call, { params: { _id: eventId } })
