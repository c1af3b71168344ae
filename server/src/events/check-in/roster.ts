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

/**
 * Whether somebody may read the names of an event, and take back what others scanned: who handles its registrations at any
 * time; a door while it needs that.
 */
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
 * Rejects with 403 where an account has nothing to scan: before the day before the event, or while visitors do not see it.
 * Afterwards a device may have been without a network for days. Gives whether it has the door now.
 */
export async function requireScans(
  db: Reading,
  eventId: string,
  moment: Date,
  actor: Administrator,
): Promise<boolean> {
  if (await hasDoor(db, eventId, moment, actor)) return true
  const event = await readStanding(db, eventId)
  // An event may have been deleted while a device was offline: what it has scanned has happened.
  const isOver = event && (event.deletedAt !== null || isDoorOver(event, moment))
  if (!isOver || isHidden({ ...event, deletedAt: null }, moment)) throw forbidden(rosterNotNow)
  return false
}

/** All that a device has to know of an event for hours without a network. Rejects with 403 on other days, and with 404. */
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
