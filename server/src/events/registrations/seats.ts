import { statesInForce, statesWithSeat } from 'contract/events/registrations'
import { type Selectable, sql, type Transaction } from 'kysely'
import type { EventSeatTable, RegistrationTable } from '../../platform/db/registration-tables.ts'
import type { Database } from '../../platform/db/schema.ts'
import { type EventStanding, readStanding } from './event-status.ts'

export type Trx = Transaction<Database>
export type Registration = Selectable<RegistrationTable>
export type InForce = (typeof statesInForce)[number]

/** The seats of an event, held until the transaction ends: what others change of them comes wholly before or after it. */
export type Held = { seats: Selectable<EventSeatTable>; event: EventStanding }

export const isInForce = (state: string): state is InForce =>
  statesInForce.some((name) => name === state)

export const hasSeat = (state: string): boolean => statesWithSeat.some((name) => name === state)

/** Holds the seats of an event. Undefined where there are none. */
export async function holdSeats(trx: Trx, eventId: string): Promise<Held | undefined> {
  const seats = await trx
    .updateTable('eventSeats')
    .set({ version: sql`version + 1` })
    .where('eventId', '=', eventId)
    .returningAll()
    .executeTakeFirst()
  // Read after the row is held: a change of the event that came before it is seen.
  const event = seats && (await readStanding(trx, eventId))
  return seats && event && { seats, event }
}

/**
 * Counts what was taken, is waiting, or has arrived, up or down. A seat beyond the capacity, or past those who wait, is no row
 * to change: then this rejects, and nothing of the transaction happens. Only what a person has decided goes above the capacity.
 */
export async function moveSeats(
  trx: Trx,
  held: Held,
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
    .where('eventId', '=', held.seats.eventId)
    .$if(taken > 0 && !isAbove, (row) =>
      row.where(sql`taken + ${taken}`, '<=', sql<number>`capacity`),
    )
    // Who has just arrived takes a seat that nobody waits for.
    .$if(taken > 0 && arrivals > 0, (row) => row.where('waiting', '=', 0))
    .where(sql`taken + ${taken}`, '>=', 0)
    .where(sql`waiting + ${waiting}`, '>=', 0)
    .returningAll()
    .executeTakeFirst()
  if (!moved) throw new Error('The seats of an event do not add up')
  held.seats = moved
}
