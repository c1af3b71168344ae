import { college } from 'college/facts'
import { endAfterMove } from 'contract/events/event-hours'
import { sql } from 'kysely'
import { isReferredTo } from '../../content/records/is-referred-to.ts'
import type { Trx } from '../../platform/db/schema.ts'
import type { StoredEvent } from './series.ts'

export const shiftedTime = (
  time: string | null,
  event: Pick<StoredEvent, 'date'>,
  date: string,
): string | null => time && endAfterMove({ date: event.date, end: time }, date, college.timeZone)

type Made = { eventId: string; date: string; opens: 'at once' | 'as long before' }

/**
 * Copies the terms of registration, with an end as long before the event, and the settings for check-in and
 * certificates. The new event has no registrations yet.
 */
export async function copySettings(
  trx: Trx,
  event: Pick<StoredEvent, '_id' | 'date'>,
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
        opensAt: opens === 'at once' ? seats.opensAt : shiftedTime(seats.opensAt, event, date),
        closesAt: shiftedTime(seats.closesAt, event, date),
      })
      .execute()
  const checkIn = await trx
    .selectFrom('eventDoors')
    .selectAll()
    .where('eventId', '=', event._id)
    .executeTakeFirst()
  if (checkIn)
    await trx
      .insertInto('eventDoors')
      .values({ ...checkIn, eventId })
      .execute()
}

export async function copyEventSettings(trx: Trx, originalId: string, _id: string): Promise<void> {
  const dateOf = (id: string) =>
    trx.selectFrom('events').select(['_id', 'date']).where('_id', '=', id).executeTakeFirstOrThrow()
  const { date } = await dateOf(_id)
  await copySettings(trx, await dateOf(originalId), { eventId: _id, date, opens: 'as long before' })
}

/** Terms of registration, settings for check-in and certificates, or photos. */
export const hasSettings = isReferredTo(
  ['eventSeats', 'eventDoors', 'eventPhotos'],
  'eventId',
  sql.ref('events._id'),
)
