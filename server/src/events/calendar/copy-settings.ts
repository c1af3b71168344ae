import { college } from 'college/facts'
import { endAfterMove } from 'contract/events/event-hours'
import type { Transaction } from 'kysely'
import type { Database } from '../../platform/db/schema.ts'
import type { EventRow } from './series.ts'

export const movedTo = (
  moment: string | null,
  event: Pick<EventRow, 'date'>,
  date: string,
): string | null =>
  moment && endAfterMove({ date: event.date, end: moment }, date, college.timeZone)

type Made = { eventId: string; date: string; opens: 'at once' | 'as long before' }

/**
 * Copies the terms of registration, with an end as long before the event, and the settings for check-in and
 * certificates. The new event has no registrations yet.
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
