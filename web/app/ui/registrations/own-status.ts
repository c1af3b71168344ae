import { registrationStatusText } from 'contract/events/registration-status-text'
import type { RegistrationView } from 'contract/events/registrations'
import type { BaseRegistrationStatus, RegistrationStatus } from 'contract/events/statuses'
import { formatDateTime } from '#app/lib/format-date-time'

const cancelled = 'This event is cancelled.'

const texts: Record<Exclude<RegistrationStatus, BaseRegistrationStatus>, string> = {
  'asked postponed': 'This event is postponed. You can register once there is a new date.',
  'registered postponed':
    'This event is postponed. You keep your place, and we’ll email you the new date.',
  'waiting postponed':
    'This event is postponed. You keep your place in the queue, and we’ll email you the new date.',
  'offered postponed':
    'This event is postponed. We’re holding a place for you and will email you when you can take it.',
  'asked cancelled': cancelled,
  'registered cancelled': cancelled,
  'waiting cancelled': cancelled,
  'offered cancelled': cancelled,
  'asked over': 'You didn’t confirm in time, so you weren’t registered.',
  'registered over': 'You were registered for this event.',
  'waiting over': 'You were on the waiting list, but no place came free.',
  came: 'You were checked in at the door.',
  'not checked in': 'You had a place, but you weren’t checked in at the door.',
}

const isPlain = (status: RegistrationStatus): status is BaseRegistrationStatus =>
  !Object.hasOwn(texts, status)

export function ownStatus({ standing, ...own }: RegistrationView): string {
  return isPlain(standing)
    ? registrationStatusText({ ...own, state: standing }, formatDateTime)
    : texts[standing]
}
