import { hourMilliseconds } from 'contract/platform/durations'
import type { Db } from '../../platform/db/open.ts'
import { hasBegun, isOff } from './event-status.ts'
import { tell } from './notify.ts'
import { type Held, holdSeats, moveSeats, type Registration, type Trx } from './seats.ts'

/** An offer ends when the event begins, at the latest. */
export const deadline = ({ seats, event }: Held, moment: Date) =>
  new Date(
    Math.min(moment.getTime() + seats.offerHours * hourMilliseconds, Date.parse(event.date)),
  ).toISOString()

const hasOverdue = async (trx: Trx, { seats }: Held, moment: Date): Promise<boolean> =>
  (await trx
    .selectFrom('registrations')
    .select('_id')
    .where('eventId', '=', seats.eventId)
    .where('state', '=', 'offered')
    .where('offeredUntil', '<=', moment.toISOString())
    .limit(1)
    .executeTakeFirst()) !== undefined

/** Extends overdue offers whose email is still queued: people cannot take what they have not been told about. */
async function prolong(trx: Trx, held: Held, moment: Date): Promise<void> {
  if (hasBegun(held.event, moment)) return
  const untold = trx
    .selectFrom('mails')
    .select('registrationId')
    .where('tellsOf', '=', 'offered')
    .where('giveUpAt', '>', moment.toISOString())
  await trx
    .updateTable('registrations')
    .set({ offeredUntil: deadline(held, moment) })
    .where('eventId', '=', held.seats.eventId)
    .where('state', '=', 'offered')
    .where('offeredUntil', '<=', moment.toISOString())
    .where('_id', 'in', untold)
    .execute()
}

/** Starts the time limit of an offer as its email is sent. Returns the deadline, or undefined if there is no such offer. */
export async function beginOffer(
  db: Db,
  { _id, eventId }: Pick<Registration, '_id' | 'eventId'>,
  moment: Date,
): Promise<string | undefined> {
  return db.transaction().execute(async (trx) => {
    const held = await holdSeats(trx, eventId)
    if (!held || isOff(held.event) || hasBegun(held.event, moment)) return undefined
    const offeredUntil = deadline(held, moment)
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

async function lapse(trx: Trx, held: Held, moment: Date): Promise<void> {
  const lapsed = await trx
    .updateTable('registrations')
    .set({ state: 'lapsed', offeredUntil: null, changedAt: moment.toISOString() })
    .where('eventId', '=', held.seats.eventId)
    .where('state', '=', 'offered')
    .where('offeredUntil', '<=', moment.toISOString())
    .returning(['_id', 'email'])
    .execute()
  await moveSeats(trx, held, { taken: -lapsed.length })
  await tell(trx, lapsed, 'lapsed', moment)
}

async function promote(trx: Trx, held: Held, moment: Date): Promise<void> {
  const { eventId, capacity, taken, waiting } = held.seats
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
      offeredUntil: deadline(held, moment),
      changedAt: moment.toISOString(),
    })
    .where('_id', 'in', next)
    .returning(['_id', 'email'])
    .execute()
  await moveSeats(trx, held, { taken: offered.length, waiting: -offered.length })
  await tell(trx, offered, 'offered', moment)
}

/**
 * Brings the seats up to date: overdue offers lapse, and free seats are offered in order of arrival. Everything that
 * frees seats, adds seats or passes time calls this in its transaction. While an event is off, offers do not lapse, as
 * nobody can take them.
 */
export async function settle(trx: Trx, held: Held, moment: Date): Promise<void> {
  if (isOff(held.event)) return
  if (await hasOverdue(trx, held, moment)) {
    await prolong(trx, held, moment)
    await lapse(trx, held, moment)
  }
  if (!hasBegun(held.event, moment)) await promote(trx, held, moment)
}
