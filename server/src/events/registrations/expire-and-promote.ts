import { hourMilliseconds } from 'contract/platform/durations'
import type { Db } from '../../platform/db/open.ts'
import { hasBegun, isOff } from './event-status.ts'
import { tell } from './notify.ts'
import { type Held, holdSeats, moveSeats, type Registration, type Trx } from './seats.ts'

/** An offer is over when the event begins at the latest. */
export const deadline = ({ seats, event }: Held, moment: Date) =>
  new Date(
    Math.min(moment.getTime() + seats.offerHours * hourMilliseconds, Date.parse(event.date)),
  ).toISOString()

/** Whether there is an offer whose deadline is over. */
const hasOverdue = async (trx: Trx, { seats }: Held, moment: Date): Promise<boolean> =>
  (await trx
    .selectFrom('registrations')
    .select('_id')
    .where('eventId', '=', seats.eventId)
    .where('state', '=', 'offered')
    .where('offeredUntil', '<=', moment.toISOString())
    .limit(1)
    .executeTakeFirst()) !== undefined

/** Gives offers whose deadline is over another one while the mail of them waits: nobody can take what they were not told of. */
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

/** Lets the time of an offer begin, now that the mail of it leaves. Gives its deadline; undefined where there is no such offer. */
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

/** Lets offers go whose deadline is over. */
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

/** Offers what seats are free to who has waited longest. */
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
 * Brings the seats of an event to what they are at a moment: offers lapse, and seats that are free are offered in order of
 * arrival. Whatever frees a seat, adds some, or lets time pass does this in its transaction. While an event is cancelled or
 * postponed nobody can take an offer, so none lapses.
 */
export async function settle(trx: Trx, held: Held, moment: Date): Promise<void> {
  if (isOff(held.event)) return
  if (await hasOverdue(trx, held, moment)) {
    await prolong(trx, held, moment)
    await lapse(trx, held, moment)
  }
  if (!hasBegun(held.event, moment)) await promote(trx, held, moment)
}
