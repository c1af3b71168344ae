import { isDoorOver } from '../check-in/door-events.ts'
import type { Db } from '../db/open.ts'
import { isOff, readStanding } from '../registrations/event-standing.ts'
import type { Registration } from '../registrations/seats.ts'
import { readTicketKey } from './ticket-key.ts'

/**
 * The ticket of a registration, for as long as it lets somebody in: while there is a seat, the event takes place, and its door is
 * not over.
 */
export async function ticketOf(
  { db, now }: { db: Db; now: () => Date },
  { _id: registrationId, eventId, state }: Pick<Registration, '_id' | 'eventId' | 'state'>,
): Promise<{ code: string; text: string } | undefined> {
  const event = state === 'registered' ? await readStanding(db, eventId) : undefined
  if (!event || isOff(event) || isDoorOver(event, now())) return undefined
  const key = await readTicketKey(db, now())
  return { code: key.code(registrationId), text: key.ticket({ eventId, registrationId }) }
}
