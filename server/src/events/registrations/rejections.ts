import type { Outcome } from 'contract/events/registrations'
import { outcomes } from 'contract/events/registrations'
import { HttpError } from '../../platform/http/errors.ts'
import { type EventStanding, hasBegun, isHidden } from './event-status.ts'
import type { Held } from './seats.ts'

const conflictStatus = 409

export class Refused extends HttpError {
  readonly outcome: Outcome
  constructor(outcome: Outcome) {
    super(conflictStatus, outcomes[outcome])
    this.outcome = outcome
  }
}

export const eventFault = (event: EventStanding, moment: Date): Outcome | undefined =>
  event.state ?? (hasBegun(event, moment) ? 'over' : undefined)

/** Undefined even while the event waits for a new date. */
export const heldFault = (event: EventStanding, moment: Date): Outcome | undefined =>
  event.state === 'postponed' ? undefined : eventFault(event, moment)

export function openFault({ seats, event }: Held, moment: Date): Outcome | undefined {
  const now = moment.toISOString()
  if (isHidden(event, moment)) return 'none'
  const fault = eventFault(event, moment)
  if (fault) return fault
  if (seats.opensAt !== null && seats.opensAt > now) return 'notOpen'
  return seats.closesAt !== null && seats.closesAt <= now ? 'closed' : undefined
}

export const visitorFault = (held: Held, moment: Date): Outcome | undefined =>
  openFault(held, moment) ?? (held.seats.audience === 'students' ? 'signIn' : undefined)
