import { type RegistrationFormStatus, registrationNotFound } from 'contract/events/registrations'
import type { BaseRegistrationStatus } from 'contract/events/statuses'
import type { Trx } from '../../platform/db/schema.ts'
import { notFound } from '../../platform/errors.ts'
import { expireAndPromote } from './expire-and-promote.ts'
import { notifyRegistrants } from './notify.ts'
import { welcomeRegistered } from './registered-walk-ins.ts'
import { eventRejection, seatRejection } from './rejections.ts'
import { hasSeat, isInForce, type LockedSeats, moveSeats, type Registration } from './seats.ts'

export async function findOwnRegistration(
  trx: Trx,
  { seats }: LockedSeats,
  _id: string,
): Promise<Registration> {
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
  locked: LockedSeats,
  _id: string,
  as: { state: 'left' } | { state: 'removed'; reason: string },
  now: Date,
): Promise<boolean> {
  const { state, email } = await findOwnRegistration(trx, locked, _id)
  if (!isInForce(state)) return false
  const reason = 'reason' in as ? as.reason : null
  await trx
    .updateTable('registrations')
    .set({ state: as.state, reason, offeredUntil: null, changedAt: now.toISOString() })
    .where('_id', '=', _id)
    .execute()
  await moveSeats(trx, locked, hasSeat(state) ? { taken: -1 } : { waiting: -1 })
  if (as.state === 'removed') await notifyRegistrants(trx, [{ _id, email }], 'removed', now)
  await expireAndPromote(trx, locked, now)
  return true
}

const notOffered: Record<
  Exclude<BaseRegistrationStatus, 'offered' | 'registered'>,
  RegistrationFormStatus
> = {
  asked: 'notOffered',
  waiting: 'notOffered',
  left: 'hasLeft',
  removed: 'removed',
  lapsed: 'lapsed',
}

/** Takes the offered seat; repeating it changes nothing. Returns the reason if there is none. Rejects with 404. */
export async function accept(
  trx: Trx,
  locked: LockedSeats,
  _id: string,
  now: Date,
): Promise<RegistrationFormStatus | undefined> {
  await expireAndPromote(trx, locked, now)
  const { state, email } = await findOwnRegistration(trx, locked, _id)
  if (state === 'registered') return seatRejection(locked.event, now)
  if (state !== 'offered') return notOffered[state]
  const error = eventRejection(locked.event, now)
  if (error) return error
  await trx
    .updateTable('registrations')
    .set({ state: 'registered', offeredUntil: null, changedAt: now.toISOString() })
    .where('_id', '=', _id)
    .execute()
  await welcomeRegistered(trx, locked, [{ _id, email }], now)
  return undefined
}
