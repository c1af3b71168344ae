import { type Roster, rosterNotNow, type TicketState } from 'contract/check-in'
import type { RegistrationState } from 'contract/registrations'
import { mayUse } from 'contract/roles'
import type { Administrator } from '../access/actor.ts'
import type { Db } from '../db/open.ts'
import { forbidden } from '../errors.ts'
import { codeIn } from '../records/departments.ts'
import { readStanding } from '../registrations/event-standing.ts'
import { readTicketKey } from '../tickets/ticket-key.ts'
import { isAtDoor, readDoorEvent, readScans } from './door-events.ts'

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

/** Who handles the registrations of an event reads its names at any time; a door does while it needs them. */
async function requireNow(db: Db, eventId: string, moment: Date, actor: Administrator) {
  if (await isAtDoor(db, eventId, moment)) return
  const event = await readStanding(db, eventId)
  if (event && !mayUse(actor, 'handle registrations', codeIn(event))) throw forbidden(rosterNotNow)
}

/** All that a device has to know of an event for hours without a network. Rejects with 403 on other days, and with 404. */
export async function readRoster(
  { db, now }: { db: Db; now: () => Date },
  eventId: string,
  actor: Administrator,
): Promise<Roster> {
  const moment = now()
  await requireNow(db, eventId, moment, actor)
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
