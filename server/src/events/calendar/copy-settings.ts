import { college } from 'college/facts'
import { endAfterMove } from 'contract/events/event-hours'
import type { Transaction } from 'kysely'
import type { Database } from '../../platform/db/schema.ts'
import type { EventRow } from './series.ts'

/** A moment that is as far from another date of the event, on the college's clock. */
export const movedTo = (
  moment: string | null,
  event: Pick<EventRow, 'date'>,
  date: string,
): string | null =>
  moment && endAfterMove({ date: event.date, end: moment }, date, college.timeZone)

/** The event that is made, and whether registration opens for it as for the first one, or as long before it. */
type Made = { eventId: string; date: string; opens: 'at once' | 'as long before' }

/**
 * Gives an event that is made from another one the same terms of registration, whose end is as long before it, and the same
 * settings of its door and its certificates. Nobody has registered for it yet.
 */
export async function copySettings(
  trx: Transaction<Database>,
  event: Pick<EventRow, '_id' | 'date'>,
  { eventId, date, opens }: Made,
): Promise<void> {
  const seats = await trx
    .selectFrom('eventSeats')
    .selectAll()
    .where('eventId', '=', event._id)
    .executeTakeFirst()
  if (seats)
    await trx
      .insertInto('eventSeats')
      .values({
        ...seats,
        ...{ eventId, taken: 0, waiting: 0, arrivals: 0, version: 0 },
        opensAt: opens === 'at once' ? seats.opensAt : movedTo(seats.opensAt, event, date),
        closesAt: movedTo(seats.closesAt, event, date),
      })
      .execute()
  const door = await trx
    .selectFrom('eventDoors')
    .selectAll()
    .where('eventId', '=', event._id)
    .executeTakeFirst()
  if (door)
    await trx
      .insertInto('eventDoors')
      .values({ ...door, eventId })
      .execute()
}

/** The same for a copy, which is an event of another occasion. */
export async function settleCopy(
  trx: Transaction<Database>,
  originalId: string,
  _id: string,
): Promise<void> {
  const dateOf = (id: string) =>
    trx.selectFrom('events').select(['_id', 'date']).where('_id', '=', id).executeTakeFirstOrThrow()
  const { date } = await dateOf(_id)
  await copySettings(trx, await dateOf(originalId), { eventId: _id, date, opens: 'as long before' })
}
