import type { BulkEventAct } from 'contract/events/bulk'
import type { ActionImpact, NotifyingAction } from 'contract/events/event-lifecycle'
import { statusesInForce } from 'contract/events/registrations'
import { mayUse } from 'contract/platform/roles'
import { departmentCodeOf } from '../../content/records/departments.ts'
import type { Administrator } from '../../platform/access/actor.ts'
import { requireRight } from '../../platform/access/may.ts'
import { isNotDeleted } from '../../platform/db/is-not-deleted.ts'
import type { Db } from '../../platform/db/open.ts'
import { eventIsOver } from '../details/event-status.ts'
import { isAwaited } from '../registrations/people-of-event.ts'
import type { LockedSeats } from '../registrations/seats.ts'
import { isChangedBy } from './lifecycle.ts'
import { readActedEvent, type StoredEvent } from './series.ts'

/** Number of people registered for or waiting for the affected events: those an email can reach. */
async function impactOf(
  db: Db,
  { act, actedOn, now }: { act: NotifyingAction; actedOn: readonly StoredEvent[]; now: Date },
): Promise<ActionImpact> {
  const events = actedOn.filter(isChangedBy[act])
  // Anyone who already got the cancellation gets no second email about the deletion.
  const isNotified = (event: StoredEvent) =>
    !eventIsOver(event, now) && !(act === 'delete' && event.state === 'cancelled')
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
export async function readActionImpact(
  { db, now }: { db: Db; now: () => Date },
  { _id, act }: { _id: string; act: NotifyingAction },
  actor: Administrator,
): Promise<{ one: ActionImpact; later: ActionImpact }> {
  const events = await readActedEvent(db, _id, 'later')
  const [event] = events
  requireRight(actor, 'write records', departmentCodeOf(event))
  const of = (acted: readonly StoredEvent[]) => impactOf(db, { act, actedOn: acted, now: now() })
  return { one: await of([event]), later: await of(events) }
}

type Preview = { event: StoredEvent; seats: Pick<LockedSeats['seats'], 'taken' | 'waiting'> }

const isUnchangedBy: Record<BulkEventAct, (preview: Preview, now: Date) => boolean> = {
  publish: ({ event }) => event.isDraft === null,
  // People who expect it must be able to open its page.
  unpublish: ({ event, seats }, now) => event.isDraft !== null || isAwaited({ event, seats }, now),
  cancel: ({ event }) => !isChangedBy.cancel(event),
  delete: () => false,
}

const isNotifying = (act: BulkEventAct): act is 'cancel' | 'delete' =>
  act === 'cancel' || act === 'delete'

/** Of the events that the account may change: the people who get an email, and the events that stay as they are. */
export async function previewBulk(
  { db, now }: { db: Db; now: () => Date },
  { ids, act = 'delete' }: { ids: readonly string[]; act?: BulkEventAct | undefined },
  actor: Administrator,
): Promise<{ people: number; unchanged: string[] }> {
  const rows = await db
    .selectFrom('events')
    .leftJoin('eventSeats', 'eventSeats.eventId', 'events._id')
    .selectAll('events')
    .select(['taken', 'waiting'])
    .where('events._id', 'in', ids)
    .where(isNotDeleted)
    .execute()
  const actedOn = rows.filter((event) => mayUse(actor, 'write records', departmentCodeOf(event)))
  const unchanged = actedOn
    .filter(({ taken, waiting, ...event }) =>
      isUnchangedBy[act]({ event, seats: { taken: taken ?? 0, waiting: waiting ?? 0 } }, now()),
    )
    .map(({ _id }) => _id)
  if (!isNotifying(act)) return { people: 0, unchanged }
  const { ahead } = await impactOf(db, { act, actedOn, now: now() })
  return { people: ahead, unchanged }
}
