import { hourMilliseconds } from 'contract/platform/durations'
import type { Db } from '../../platform/db/open.ts'
import type { Trx } from '../../platform/db/schema.ts'
import { hasStarted, isOff } from '../details/event-status.ts'
import { notifyRegistrants } from './notify.ts'
import { type LockedSeats, lockSeats, moveSeats, type Registration } from './seats.ts'

/** An offer ends when the event begins, at the latest. */
export const deadline = ({ seats, event }: LockedSeats, now: Date) =>
  new Date(
    Math.min(now.getTime() + seats.offerHours * hourMilliseconds, Date.parse(event.date)),
  ).toISOString()

const hasOverdue = async (trx: Trx, { seats }: LockedSeats, now: Date): Promise<boolean> =>
  (await trx
    .selectFrom('registrations')
    .select('_id')
    .where('eventId', '=', seats.eventId)
    .where('state', '=', 'offered')
    .where('offeredUntil', '<=', now.toISOString())
    .limit(1)
    .executeTakeFirst()) !== undefined

/** Extends overdue offers whose email is still queued: people can't take an offer that they haven't heard of. */
async function extendUnsentOffers(trx: Trx, locked: LockedSeats, now: Date): Promise<void> {
  if (hasStarted(locked.event, now)) return
  const unsent = trx
    .selectFrom('mails')
    .select('registrationId')
    .where('tellsOf', '=', 'offered')
    .where('giveUpAt', '>', now.toISOString())
  await trx
    .updateTable('registrations')
    .set({ offeredUntil: deadline(locked, now) })
    .where('eventId', '=', locked.seats.eventId)
    .where('state', '=', 'offered')
    .where('offeredUntil', '<=', now.toISOString())
    .where('_id', 'in', unsent)
    .execute()
}

/** Starts the time limit of an offer as its email is sent. Returns the deadline, or undefined if there is no such offer. */
export async function beginOffer(
  db: Db,
  { _id, eventId }: Pick<Registration, '_id' | 'eventId'>,
  now: Date,
): Promise<string | undefined> {
  return db.transaction().execute(async (trx) => {
    const locked = await lockSeats(trx, eventId)
    if (!locked || isOff(locked.event) || hasStarted(locked.event, now)) return undefined
    const offeredUntil = deadline(locked, now)
    const offer = await trx
      .updateTable('registrations')
      .set({ offeredUntil })
      .where('_id', '=', _id)
      .where('state', '=', 'offered')
      .returning('_id')
      .executeTakeFirst()
    return offer && offeredUntil
  })
}

async function expireOffers(trx: Trx, locked: LockedSeats, now: Date): Promise<void> {
  const expired = await trx
    .updateTable('registrations')
    .set({ state: 'lapsed', offeredUntil: null, changedAt: now.toISOString() })
    .where('eventId', '=', locked.seats.eventId)
    .where('state', '=', 'offered')
    .where('offeredUntil', '<=', now.toISOString())
    .returning(['_id', 'email'])
    .execute()
  await moveSeats(trx, locked, { taken: -expired.length })
  await notifyRegistrants(trx, expired, 'lapsed', now)
}

async function promote(trx: Trx, locked: LockedSeats, now: Date): Promise<void> {
  const { eventId, capacity, taken, waiting } = locked.seats
  const count = Math.min(capacity - taken, waiting)
  if (count <= 0) return
  const next = trx
    .selectFrom('registrations')
    .select('_id')
    .where('eventId', '=', eventId)
    .where('state', '=', 'waiting')
    .orderBy('place')
    .limit(count)
  const offered = await trx
    .updateTable('registrations')
    .set({
      state: 'offered',
      offeredUntil: deadline(locked, now),
      changedAt: now.toISOString(),
    })
    .where('_id', 'in', next)
    .returning(['_id', 'email'])
    .execute()
  await moveSeats(trx, locked, { taken: offered.length, waiting: -offered.length })
  await notifyRegistrants(trx, offered, 'offered', now)
}

/**
 * Brings the seats up to date: overdue offers expire, and free seats are offered in order of arrival. Everything that
 * frees seats, adds seats or passes time calls this in its transaction. While an event is off, offers do not expire, as
 * nobody can take them.
 */
export async function expireAndPromote(trx: Trx, locked: LockedSeats, now: Date): Promise<void> {
  if (isOff(locked.event)) return
  if (await hasOverdue(trx, locked, now)) {
    await extendUnsentOffers(trx, locked, now)
    await expireOffers(trx, locked, now)
  }
  if (!hasStarted(locked.event, now)) await promote(trx, locked, now)
}
