import { statesInForce } from 'contract/events/registrations'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { type EventStanding, isBehind } from './event-status.ts'
import { type Held, holdSeats, type Trx } from './seats.ts'

/** Whether a mail waits that tells somebody that they do not come: it would go with the event, and nobody would be told. */
const isTelling = async (trx: Trx, eventId: string, now: Date): Promise<boolean> =>
  (await trx
    .selectFrom('mails')
    .innerJoin('registrations', 'registrations._id', 'mails.registrationId')
    .select('mails._id')
    .where('eventId', '=', eventId)
    .where('tellsOf', 'in', ['cancelled', 'removed'])
    .where('giveUpAt', '>', now.toISOString())
    .limit(1)
    .executeTakeFirst()) !== undefined

/** What of an event says whether it is to take place. */
type Standing = Pick<EventStanding, 'date' | 'time' | 'end' | 'isAllDay' | 'state'>

/** Whether people are registered for an event that is to take place, on its date or a later one. */
export const isAwaited = (
  { event, seats }: Pick<Held, 'seats'> & { event: Standing },
  now: Date,
): boolean =>
  event.state !== 'cancelled' && !isBehind(event, now) && seats.taken + seats.waiting > 0

/** Whether somebody is registered for the event with this id, waits for a place, or was there. */
export const hasPeople = (eventId: RawBuilder<unknown>): RawBuilder<SqlBool> =>
  sql`(exists (select 1 from registrations where ${sql.ref('registrations.eventId')} = ${eventId}
      and registrations.state in (${sql.join([...statesInForce])}))
    or exists (select 1 from ${sql.table('checkIns')} where ${sql.ref('checkIns.eventId')} = ${eventId}))`

/**
 * What becomes of an event instead of its deletion, so that nobody loses a registration; undefined where there is nobody.
 * Whoever expects it to take place is told by its cancellation.
 */
export async function trashWithPeople(
  trx: Trx,
  eventId: string,
  now: Date,
): Promise<{ deletedAt: string; state?: 'cancelled'; stateNote?: null } | undefined> {
  const held = await holdSeats(trx, eventId)
  const { isKept } = await trx
    .selectNoFrom(hasPeople(sql`${eventId}`).as('isKept'))
    .executeTakeFirstOrThrow()
  // SQLite answers 0 or 1.
  if (!isKept && !(await isTelling(trx, eventId, now))) return undefined
  const isToldOf = held !== undefined && isAwaited(held, now)
  return {
    deletedAt: now.toISOString(),
    ...(isToldOf && { state: 'cancelled', stateNote: null }),
  }
}
