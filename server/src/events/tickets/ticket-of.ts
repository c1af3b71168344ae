import type { Selectable } from 'kysely'
import type { Db } from '../../platform/db/open.ts'
import type { RegistrationTable } from '../../platform/db/registration-tables.ts'
import { isCheckInOver } from '../details/check-in-days.ts'
import { isOff, readEventStatus } from '../details/event-status.ts'
import { readTicketKey } from './ticket-key.ts'

/** Undefined once it no longer lets anybody in. */
export async function ticketOf(
  { db, now }: { db: Db; now: () => Date },
  {
    _id: registrationId,
    eventId,
    state,
  }: Pick<Selectable<RegistrationTable>, '_id' | 'eventId' | 'state'>,
): Promise<{ code: string; text: string } | undefined> {
  const event = state === 'registered' ? await readEventStatus(db, eventId) : undefined
  if (!event || isOff(event) || isCheckInOver(event, now())) return undefined
  const key = await readTicketKey(db, now())
  return { code: key.code(registrationId), text: key.ticket({ eventId, registrationId }) }
}
