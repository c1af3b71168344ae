import { type Roster, rosterNotNow, type TicketStatus } from 'contract/events/check-in'
import type { BaseRegistrationStatus } from 'contract/events/statuses'
import { mayUse } from 'contract/platform/roles'
import { departmentCodeOf } from '../../content/records/departments.ts'
import type { Administrator } from '../../platform/access/actor.ts'
import type { Db } from '../../platform/db/open.ts'
import type { DbOrTrx } from '../../platform/db/schema.ts'
import { forbidden } from '../../platform/errors.ts'
import { isCheckInOver } from '../details/check-in-days.ts'
import { isHidden, readEventStatus } from '../details/event-status.ts'
import { readTicketKey } from '../tickets/ticket-key.ts'
import { isCheckInOpen, readCheckInEvent, readScans } from './check-in-events.ts'

const states: Record<BaseRegistrationStatus, TicketStatus | undefined> = {
  asked: undefined,
  registered: 'registered',
  waiting: 'waiting',
  offered: 'waiting',
  left: 'left',
  removed: 'left',
  lapsed: 'left',
}

/** Access to names and to undoing other people's scans: registration staff always, check-in staff only while they need it. */
export async function hasCheckIn(
  db: DbOrTrx,
  eventId: string,
  now: Date,
  actor: Administrator,
): Promise<boolean> {
  if (await isCheckInOpen(db, eventId, now)) return true
  const event = await readEventStatus(db, eventId)
  return event === undefined || mayUse(actor, 'handle registrations', departmentCodeOf(event))
}

/**
 * Rejects with 403 before the day before the event, or while it is hidden. Later is fine: a device may have been
 * offline for days. Returns whether check-in is still open.
 */
export async function requireScans(
  db: DbOrTrx,
  eventId: string,
  now: Date,
  actor: Administrator,
): Promise<boolean> {
  if (await hasCheckIn(db, eventId, now, actor)) return true
  const event = await readEventStatus(db, eventId)
  // The event may have been deleted while a device was offline: its scans still count.
  const isOver = event && (event.deletedAt !== null || isCheckInOver(event, now))
  if (!isOver || isHidden({ ...event, deletedAt: null }, now)) throw forbidden(rosterNotNow)
  return false
}

/** Everything a device needs for hours offline. Rejects with 403 on other days, and with 404. */
export async function readRoster(
  { db, now }: { db: Db; now: () => Date },
  eventId: string,
  actor: Administrator,
): Promise<Roster> {
  const timestamp = now()
  if (!(await hasCheckIn(db, eventId, timestamp, actor))) throw forbidden(rosterNotNow)
  const key = await readTicketKey(db, timestamp)
  const event = await readCheckInEvent(db, eventId)
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
    takenAt: timestamp.toISOString(),
  }
}
