import type { Db } from '../../platform/db/open.ts'
import { isCheckInOver } from '../check-in/check-in-events.ts'
import { isOff, readEventStatus } from '../registrations/event-status.ts'
import type { Registration } from '../registrations/seats.ts'
import { readTicketKey } from './ticket-key.ts'

/** Undefined once it no longer lets anybody in. */
export async function ticketOf(
  { db, now }: { db: Db; now: () => Date },
  { _id: registrationId, eventId, state }: Pick<Registration, '_id' | 'eventId' | 'state'>,
): Promise<{ code: string; text: string } | undefined> {
  const event = state === 'registered' ? await readEventStatus(db, eventId) : undefined
  if (!event || isOff(event) || isCheckInOver(event, now())) return undefined
  const key = await readTicketKey(db, now())
  return { code: key.code(registrationId), text: key.ticket({ eventId, registrationId }) }
}
