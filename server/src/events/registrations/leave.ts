import { type Outcome, registrationNotFound } from 'contract/events/registrations'
import type { RegistrationState } from 'contract/events/statuses'
import { notFound } from '../../platform/http/errors.ts'
import { settle } from './expire-and-promote.ts'
import { tell } from './notify.ts'
import { eventFault, heldFault } from './rejections.ts'
import { type Held, hasSeat, isInForce, moveSeats, type Registration, type Trx } from './seats.ts'

export async function findHeld(trx: Trx, { seats }: Held, _id: string): Promise<Registration> {
  const row = await trx
    .selectFrom('registrations')
    .selectAll()
    .where('_id', '=', _id)
    .where('eventId', '=', seats.eventId)
    .executeTakeFirst()
  if (!row) throw notFound(registrationNotFound)
  return row
}

/**
 * Ends a registration, by its owner or by staff with a reason, and offers the seat to the next person. Returns whether
 * it was active. Rejects with 404.
 */
export async function leave(
  trx: Trx,
  held: Held,
  _id: string,
  as: { state: 'left' } | { state: 'removed'; reason: string },
  moment: Date,
): Promise<boolean> {
  const { state, email } = await findHeld(trx, held, _id)
  if (!isInForce(state)) return false
  const reason = 'reason' in as ? as.reason : null
  await trx
    .updateTable('registrations')
    .set({ state: as.state, reason, offeredUntil: null, changedAt: moment.toISOString() })
    .where('_id', '=', _id)
    .execute()
  await moveSeats(trx, held, hasSeat(state) ? { taken: -1 } : { waiting: -1 })
  if (as.state === 'removed') await tell(trx, [{ _id, email }], 'removed', moment)
  await settle(trx, held, moment)
  return true
}

const notOffered: Record<Exclude<RegistrationState, 'offered' | 'registered'>, Outcome> = {
  asked: 'notOffered',
  waiting: 'notOffered',
  left: 'hasLeft',
  removed: 'removed',
  lapsed: 'lapsed',
}

/** Takes the offered seat; repeating it changes nothing. Returns the reason if there is none. Rejects with 404. */
export async function accept(
  trx: Trx,
  held: Held,
  _id: string,
  moment: Date,
): Promise<Outcome | undefined> {
  await settle(trx, held, moment)
  const { state, email } = await findHeld(trx, held, _id)
  if (state === 'registered') return heldFault(held.event, moment)
  if (state !== 'offered') return notOffered[state]
  const fault = eventFault(held.event, moment)
  if (fault) return fault
  await trx
    .updateTable('registrations')
    .set({ state: 'registered', offeredUntil: null, changedAt: moment.toISOString() })
    .where('_id', '=', _id)
    .execute()
  await tell(trx, [{ _id, email }], 'registered', moment)
  return undefined
}
