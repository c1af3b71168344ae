import { statusesInForce, statusesWithSeat } from 'contract/events/registrations'
import { type Selectable, sql } from 'kysely'
import type { EventSeatTable, RegistrationTable } from '../../platform/db/registration-tables.ts'
import type { Trx } from '../../platform/db/schema.ts'
import { type EventDetails, readEventStatus } from '../details/event-status.ts'

export type Registration = Selectable<RegistrationTable>
export type InForce = (typeof statusesInForce)[number]

/** Locked until the transaction ends. */
export type LockedSeats = { seats: Selectable<EventSeatTable>; event: EventDetails }

export const isInForce = (state: string): state is InForce =>
  statusesInForce.some((name) => name === state)

export const hasSeat = (state: string): boolean => statusesWithSeat.some((name) => name === state)

export async function lockSeats(trx: Trx, eventId: string): Promise<LockedSeats | undefined> {
  const seats = await trx
    .updateTable('eventSeats')
    .set({ version: sql`version + 1` })
    .where('eventId', '=', eventId)
    .returningAll()
    .executeTakeFirst()
  // Read under the lock, so that earlier changes of the event are seen.
  const event = seats && (await readEventStatus(trx, eventId))
  return seats && event && { seats, event }
}

/**
 * Adjusts the counters. Rejects, rolling back the transaction, if that exceeds the capacity or overtakes the waiting
 * list; only a decision by staff may exceed the capacity.
 */
export async function moveSeats(
  trx: Trx,
  locked: LockedSeats,
  by: { taken?: number; waiting?: number; arrivals?: number; isAbove?: boolean },
): Promise<void> {
  const { taken = 0, waiting = 0, arrivals = 0, isAbove = false } = by
  if (taken === 0 && waiting === 0 && arrivals === 0) return
  const moved = await trx
    .updateTable('eventSeats')
    .set({
      taken: sql`taken + ${taken}`,
      waiting: sql`waiting + ${waiting}`,
      arrivals: sql`arrivals + ${arrivals}`,
    })
    .where('eventId', '=', locked.seats.eventId)
    .$if(taken > 0 && !isAbove, (row) =>
      row.where(sql`taken + ${taken}`, '<=', sql<number>`capacity`),
    )
    // Newcomers only take a seat if nobody is waiting.
    .$if(taken > 0 && arrivals > 0, (row) => row.where('waiting', '=', 0))
    .where(sql`taken + ${taken}`, '>=', 0)
    .where(sql`waiting + ${waiting}`, '>=', 0)
    .returningAll()
    .executeTakeFirst()
  if (!moved) throw new Error('The seats of an event do not add up')
  locked.seats = moved
}
