import type { RegistrationFormStatus } from 'contract/events/registrations'
import { registrationFormMessages } from 'contract/events/registrations'
import { HttpError } from '../../platform/errors.ts'
import { type EventDetails, hasStarted, isHidden } from '../details/event-status.ts'
import type { LockedSeats } from './seats.ts'

const conflictStatus = 409

export class RegistrationRejection extends HttpError {
  readonly status: RegistrationFormStatus
  constructor(status: RegistrationFormStatus) {
    super(conflictStatus, registrationFormMessages[status])
    this.status = status
  }
}

export const eventRejection = (
  event: EventDetails,
  now: Date,
): RegistrationFormStatus | undefined =>
  event.state ?? (hasStarted(event, now) ? 'over' : undefined)

/** Undefined even while the event waits for a new date. */
export const seatRejection = (
  event: EventDetails,
  now: Date,
): RegistrationFormStatus | undefined =>
  event.state === 'postponed' ? undefined : eventRejection(event, now)

export function openingRejection(
  { seats, event }: LockedSeats,
  timestamp: Date,
): RegistrationFormStatus | undefined {
  const now = timestamp.toISOString()
  if (isHidden(event, timestamp)) return 'none'
  const error = eventRejection(event, timestamp)
  if (error) return error
  if (seats.opensAt !== null && seats.opensAt > now) return 'notOpen'
  return seats.closesAt !== null && seats.closesAt <= now ? 'closed' : undefined
}

export const visitorRejection = (
  locked: LockedSeats,
  now: Date,
): RegistrationFormStatus | undefined =>
  openingRejection(locked, now) ?? (locked.seats.audience === 'students' ? 'signIn' : undefined)
