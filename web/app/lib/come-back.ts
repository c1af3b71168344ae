import { readEventId } from 'contract/messaging/message-topics'
import { pathOf } from '#app/framework/addresses/path-of'
import { presentQuery } from '#app/framework/addresses/requested'

const registrationId = 'registration'

/** The form on the event's page, with the saved answers. */
export const registrationPath = (eventId: string): string =>
  `${pathOf('event', { eventId })}#${registrationId}`

export const isAtRegistration = (): boolean => window.location.hash === `#${registrationId}`

/**
 * Leads back to an event's form after signing in. Contains only an event id, so that no other site
 * can choose the target.
 */
export const loginPath = (eventId: string | undefined): string =>
  eventId ? `${pathOf('login')}?event=${encodeURIComponent(eventId)}` : pathOf('login')

export function returnEventId(): string | undefined {
  const eventId = readEventId(presentQuery('login')('event'))
  return eventId && registrationPath(eventId)
}
