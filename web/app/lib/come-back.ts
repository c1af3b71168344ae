import { readEventId } from 'contract/messaging/message-topics'
import { pathOf } from '#app/framework/addresses/path-of'
import { presentQuery } from '#app/framework/addresses/requested'

const registrationId = 'registration'

/** The event's page, at its form: with the answers that were saved. */
export const registrationPath = (eventId: string): string =>
  `${pathOf('event', { eventId })}#${registrationId}`

export const isAtRegistration = (): boolean => window.location.hash === `#${registrationId}`

/** Leads back to an event's form after signing in. Names only an event, so that no other site sets where that leads. */
export const loginPath = (eventId: string | undefined): string =>
  eventId ? `${pathOf('login')}?event=${encodeURIComponent(eventId)}` : pathOf('login')

/** Where the login leads back to. Only in the browser. */
export function comingBackTo(): string | undefined {
  const eventId = readEventId(presentQuery('login')('event'))
  return eventId && registrationPath(eventId)
}
