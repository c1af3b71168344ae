import { type Roster, rosterNotNow, type TicketState } from 'contract/events/check-in'
import type { RegistrationState } from 'contract/events/statuses'
import { mayUse } from 'contract/platform/roles'
import { codeIn } from '../../content/records/departments.ts'
import type { Administrator } from '../../platform/access/actor.ts'
import type { Db, Reading } from '../../platform/db/open.ts'
import { forbidden } from '../../platform/http/errors.ts'
import { isHidden, readStanding } from '../registrations/event-status.ts'
import { readTicketKey } from '../tickets/ticket-key.ts'
import { isAtDoor, isDoorOver, readDoorEvent, readScans } from './check-in-events.ts'

const states: Record<RegistrationState, TicketState | undefined> = {
  asked: undefined,
  registered: 'registered',
  waiting: 'waiting',
  offered: 'waiting',
  left: 'left',
  removed: 'left',
  lapsed: 'left',
}

/** Access to names and to undoing other people's scans: registration staff always, check-in staff only while they need it. */
export async function hasDoor(
  db: Reading,
  eventId: string,
  moment: Date,
  actor: Administrator,
): Promise<boolean> {
  if (await isAtDoor(db, eventId, moment)) return true
  const event = await readStanding(db, eventId)
  return event === undefined || mayUse(actor, 'handle registrations', codeIn(event))
}

/**
 * Rejects with 403 before the day before the event, or while it is hidden. Later is fine: a device may have been
 * offline for days. Returns whether check-in is still open.
 */
export async function requireScans(
  db: Reading,
  eventId: string,
  moment: Date,
  actor: Administrator,
): Promise<boolean> {
  if (await hasDoor(db, eventId, moment, actor)) return true
  const event = await readStanding(db, eventId)
  // The event may have been deleted while a device was offline: its scans still count.
  const isOver = event && (event.deletedAt !== null || isDoorOver(event, moment))
  if (!isOver || isHidden({ ...event, deletedAt: null }, moment)) throw forbidden(rosterNotNow)
  return false
}

/** Everything a device needs for hours offline. Rejects with 403 on other days, and with 404. */
export async function readRoster(
  { db, now }: { db: Db; now: () => Date },
  eventId: string,
  actor: Administrator,
): Promise<Roster> {
  const moment = now()
  if (!(await hasDoor(db, eventId, moment, actor))) throw forbidden(rosterNotNow)
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
