import { tell } from './notify.ts'
import type { Held, Registration, Trx } from './seats.ts'
import { moveSeats } from './seats.ts'

type OfPerson = Pick<Registration, '_id' | 'state' | 'email'>

/**
 * Gives a seat by decision of a person, ahead of the queue and beyond the capacity if needed. Nobody loses theirs, and
 * no seat is offered until enough people have left. Returns whether they have one.
 */
export async function giveSeat(
  trx: Trx,
  held: Held,
  { _id, state, email }: OfPerson,
  moment: Date,
): Promise<boolean> {
  if (state === 'registered') return true
  if (state !== 'waiting' && state !== 'offered') return false
  await trx
    .updateTable('registrations')
    .set({ state: 'registered', offeredUntil: null, changedAt: moment.toISOString() })
    .where('_id', '=', _id)
    .execute()
  if (state === 'waiting') await moveSeats(trx, held, { taken: 1, waiting: -1, isAbove: true })
  await tell(trx, [{ _id, email }], 'registered', moment)
  return true
}
