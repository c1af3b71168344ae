import type { Trx } from '../../platform/db/schema.ts'
import { type LockedSeats, lockSeats } from './seats.ts'

/**
 * One after another: walk-ins of an event from several devices, undone or forgotten ones, and certificates, so that
 * none of them needs an order in which to lock the rows. Events without registration have no seats, but settings of
 * their check-in as soon as they allow walk-ins.
 */
export async function lockScans(trx: Trx, eventId: string): Promise<LockedSeats | undefined> {
  const locked = await lockSeats(trx, eventId)
  // Changes nothing; it locks the row in a way both engines understand.
  await trx.updateTable('eventDoors').set({ eventId }).where('eventId', '=', eventId).execute()
  return locked
}
