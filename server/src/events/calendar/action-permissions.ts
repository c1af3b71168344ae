import type { ActionPermissions, NotifyingAction } from 'contract/events/event-lifecycle'
import { statusesInForce } from 'contract/events/registrations'
import { mayUse } from 'contract/platform/roles'
import { departmentCodeOf } from '../../content/records/departments.ts'
import type { Administrator } from '../../platform/access/actor.ts'
import { requireRight } from '../../platform/access/may.ts'
import { isNotDeleted } from '../../platform/db/is-not-deleted.ts'
import type { Db } from '../../platform/db/open.ts'
import { isBehind } from '../details/event-status.ts'
import { isChangedBy } from './lifecycle.ts'
import { readActedEvent, type StoredEvent } from './series.ts'

/** Number of people registered for or waiting for the affected events: those an email can reach. */
async function permissionsOf(
  db: Db,
  { act, actedOn, now }: { act: NotifyingAction; actedOn: readonly StoredEvent[]; now: Date },
): Promise<ActionPermissions> {
  const events = actedOn.filter(isChangedBy[act])
  // Anyone who already got the cancellation gets no second email about the deletion.
  const isNotified = (event: StoredEvent) =>
    !isBehind(event, now) && !(act === 'delete' && event.state === 'cancelled')
  if (events.length === 0) return { events: 0, people: 0, ahead: 0 }
  const rows = await db
    .selectFrom('registrations')
    .select(({ fn }) => ['eventId', fn.countAll().as('count')])
    .where(
      'eventId',
      'in',
      events.map(({ _id }) => _id),
    )
    .where('state', 'in', statusesInForce)
    .where('email', 'is not', null)
    .groupBy('eventId')
    .execute()
  const counts = new Map(rows.map(({ eventId, count }) => [eventId, Number(count)]))
  const sum = (some: readonly StoredEvent[]) =>
    some.reduce((people, { _id }) => people + (counts.get(_id) ?? 0), 0)
  const ahead = events.filter(isNotified)
  return { events: events.length, people: sum(events), ahead: sum(ahead) }
}

/** Who would be emailed about an action on an event, or on it and later ones of its series. Rejects with 403 or 404. */
export async function readActionPermissions(
  { db, now }: { db: Db; now: () => Date },
  { _id, act }: { _id: string; act: NotifyingAction },
  actor: Administrator,
): Promise<{ one: ActionPermissions; later: ActionPermissions }> {
  const events = await readActedEvent(db, _id, 'later')
  const [event] = events
  requireRight(actor, 'write records', departmentCodeOf(event))
  const of = (acted: readonly StoredEvent[]) =>
    permissionsOf(db, { act, actedOn: acted, now: now() })
  return { one: await of([event]), later: await of(events) }
}

/** Of the events that the account may change. */
export async function countNotified(
  { db, now }: { db: Db; now: () => Date },
  { ids, act = 'delete' }: { ids: readonly string[]; act?: 'cancel' | 'delete' | undefined },
  actor: Administrator,
): Promise<number> {
  const events = await db
    .selectFrom('events')
    .selectAll()
    .where('_id', 'in', ids)
    .where(isNotDeleted)
    .execute()
  const actedOn = events.filter((event) => mayUse(actor, 'write records', departmentCodeOf(event)))
  const { ahead } = await permissionsOf(db, { act, actedOn, now: now() })
  return ahead
}
