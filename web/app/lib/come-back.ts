import { readEventId } from 'contract/messaging/message-topics'
import { pathOf } from '#app/framework/addresses/path-of'
import { useRequestedQuery } from '#app/framework/addresses/use-requested'

const registrationId = 'registration'

/** The event's page, at its form: with the answers that were saved. */
export const registrationPath = (eventId: string): string =>
  `${pathOf('event', { eventId })}#${registrationId}`

export const isAtRegistration = (): boolean => window.location.hash === `#${registrationId}`

/** Leads back to an event's form after signing in. Names only an event, so that no other site sets where that leads. */
export const loginPath = (eventId: string | undefined): string =>
  eventId ? `${pathOf('login')}?event=${encodeURIComponent(eventId)}` : pathOf('login')

export function useComingBack(): string | undefined {
  const eventId = readEventId(useRequestedQuery('login')('event'))
  return eventId && registrationPath(eventId)
}
