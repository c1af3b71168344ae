import { peopleAreRegistered } from 'contract/events'
import { conflict } from '../errors.ts'
import { hasBegun, isOff } from './event-standing.ts'
import { holdSeats, type Trx } from './seats.ts'

/**
 * Rejects with 409 while people are registered for an event that is to take place: deleted, it would take along who has to be
 * told.
 */
export async function keepAnnounced(trx: Trx, eventId: string, now: Date): Promise<void> {
  const held = await holdSeats(trx, eventId)
  if (!held || isOff(held.event) || hasBegun(held.event, now)) return
  if (held.seats.taken + held.seats.waiting > 0) throw conflict(peopleAreRegistered)
}
