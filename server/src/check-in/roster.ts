import type { Roster, TicketState } from 'contract/check-in'
import type { RegistrationState } from 'contract/registrations'
import type { Db } from '../db/open.ts'
import { readTicketKey } from '../tickets/ticket-key.ts'
import { readDoorEvent, readScans } from './door-events.ts'

/** What a registration is worth at the door; undefined of one that never came about. */
const states: Record<RegistrationState, TicketState | undefined> = {
  asked: undefined,
  registered: 'registered',
  waiting: 'waiting',
  offered: 'waiting',
  left: 'left',
  removed: 'left',
  lapsed: 'left',
}

/** All that a device has to know of an event for hours without a network. Rejects with 404. */
export async function readRoster(
  { db, now }: { db: Db; now: () => Date },
  eventId: string,
): Promise<Roster> {
  const moment = now()
  const key = await readTicketKey(db, moment)
  const event = await readDoorEvent(db, eventId)
  const rows = await db
    .selectFrom('registrations')
    .select(['_id', 'name', 'state'])
    .where('eventId', '=', eventId)
    .orderBy('name')
    .execute()
  return {
    event,
    publicKey: key.publicKey,
    people: rows.flatMap(({ _id, name, state: became }) => {
      const state = states[became]
      return state && name ? [{ _id, name, state, code: key.code(_id) }] : []
    }),
    scans: await readScans(db, eventId),
    takenAt: moment.toISOString(),
  }
}
