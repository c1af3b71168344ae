import { readEventId } from 'contract/messaging/message-topics'
import { pathOf } from '#app/framework/addresses/path-of'
import { presentQuery } from '#app/framework/addresses/requested'

const registrationId = 'registration'

/** The form on the event's page, with the saved answers. */
export const registrationPath = (eventId: string): string =>
  `${pathOf('event', { eventId })}#${registrationId}`

export const isAtRegistration = (): boolean => window.location.hash === `#${registrationId}`

type AccountPage = 'login' | 'signup' | 'verify-email'

/**
 * Leads back to an event's form after signing in, also by way of signing up. Contains only an event
 * id, so that no other site can choose the target.
 */
export const accountPath = (page: AccountPage, eventId: string | undefined): string =>
  eventId ? `${pathOf(page)}?event=${encodeURIComponent(eventId)}` : pathOf(page)

const presentEventId = () => readEventId(presentQuery('login')('event'))

/** The next page on the way back. */
export const onwardPath = (page: AccountPage): string => accountPath(page, presentEventId())

export function registrationToReturnTo(): string | undefined {
  const eventId = presentEventId()
  return eventId && registrationPath(eventId)
}

export const pathBackOrHome = (): string => registrationToReturnTo() ?? pathOf('home')
