import type { Trx } from '../../platform/db/schema.ts'
import { welcomeRegistered } from './registered-walk-ins.ts'
import type { LockedSeats, Registration } from './seats.ts'
import { moveSeats } from './seats.ts'

type OfPerson = Pick<Registration, '_id' | 'state' | 'email'>

/**
 * Gives a seat by decision of a person, ahead of the queue and beyond the capacity if needed. Nobody loses theirs, and
 * no seat is offered until enough people have left. Returns whether they have one.
 */
export async function giveSeat(
  trx: Trx,
  locked: LockedSeats,
  { _id, state, email }: OfPerson,
  now: Date,
): Promise<boolean> {
  if (state === 'registered') return true
  if (state !== 'waiting' && state !== 'offered') return false
  await trx
    .updateTable('registrations')
    .set({ state: 'registered', offeredUntil: null, changedAt: now.toISOString() })
    .where('_id', '=', _id)
    .execute()
  if (state === 'waiting') await moveSeats(trx, locked, { taken: 1, waiting: -1, isAbove: true })
  await welcomeRegistered(trx, locked, [{ _id, email }], now)
  return true
}
