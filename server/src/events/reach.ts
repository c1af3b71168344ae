import type { EventReach } from 'contract/event-life'
import { statesInForce } from 'contract/registrations'
import type { Administrator } from '../access/actor.ts'
import { requireRight } from '../access/may.ts'
import type { Db } from '../db/open.ts'
import { codeIn } from '../records/departments.ts'
import { isBehind } from '../registrations/event-standing.ts'
import { type EventRow, readPressed } from './series.ts'

/** How many people take part in these events or wait for a place: those to whom a mail can be sent. */
async function reachOf(db: Db, events: readonly EventRow[], now: Date): Promise<EventReach> {
  const rows = await db
    .selectFrom('registrations')
    .select(({ fn }) => ['eventId', fn.countAll().as('count')])
    .where(
      'eventId',
      'in',
      events.map(({ _id }) => _id),
    )
    .where('state', 'in', statesInForce)
    .where('email', 'is not', null)
    .groupBy('eventId')
    .execute()
  const counts = new Map(rows.map(({ eventId, count }) => [eventId, Number(count)]))
  const sum = (some: readonly EventRow[]) =>
    some.reduce((people, { _id }) => people + (counts.get(_id) ?? 0), 0)
  const ahead = events.filter((event) => !isBehind(event, now))
  return { events: events.length, people: sum(events), ahead: sum(ahead) }
}

/** Whom a change of an event, or of it and the later ones of its series, is mailed to. Rejects with 403 or 404. */
export async function readReach(
  { db, now }: { db: Db; now: () => Date },
  _id: string,
  actor: Administrator,
): Promise<{ one: EventReach; later: EventReach }> {
  const events = await readPressed(db, _id, 'later')
  const [event] = events
  requireRight(actor, 'write records', codeIn(event))
  const moment = now()
  return { one: await reachOf(db, [event], moment), later: await reachOf(db, events, moment) }
}
