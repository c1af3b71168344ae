import { peopleAreBeingTold, peopleAreRegistered } from 'contract/events'
import { conflict } from '../errors.ts'
import { type EventStanding, isBehind } from './event-standing.ts'
import { type Held, holdSeats, type Trx } from './seats.ts'

/** Whether a mail waits that tells somebody that they do not come: it would go with the event, and nobody would be told. */
const isTelling = async (trx: Trx, eventId: string, now: Date): Promise<boolean> =>
  (await trx
    .selectFrom('mails')
    .innerJoin('registrations', 'registrations._id', 'mails.registrationId')
    .select('mails._id')
    .where('eventId', '=', eventId)
    .where('tellsOf', 'in', ['cancelled', 'removed'])
    .where('giveUpAt', '>', now.toISOString())
    .limit(1)
    .executeTakeFirst()) !== undefined

/** What of an event says whether it is to take place. */
type Standing = Pick<EventStanding, 'date' | 'time' | 'end' | 'isAllDay' | 'state'>

/** Whether people are registered for an event that is to take place, on its date or a later one. */
export const isAwaited = (
  { event, seats }: Pick<Held, 'seats'> & { event: Standing },
  now: Date,
): boolean =>
  event.state !== 'cancelled' && !isBehind(event, now) && seats.taken + seats.waiting > 0

/**
 * Rejects with 409 while people are registered for an event that is to take place, on its date or a later one, or are not told
 * yet that they do not come: deleted, it would take along who has to be told.
 */
export async function checkDeletion(trx: Trx, eventId: string, now: Date): Promise<void> {
  const held = await holdSeats(trx, eventId)
  if (!held) return
  if (await isTelling(trx, eventId, now)) throw conflict(peopleAreBeingTold)
  if (isAwaited(held, now)) throw conflict(peopleAreRegistered)
}
