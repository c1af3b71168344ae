import { statusesInForce } from 'contract/events/registrations'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Trx } from '../../platform/db/schema.ts'
import { type EventDetails, eventIsOver } from '../details/event-status.ts'
import { type LockedSeats, lockSeats } from './seats.ts'

/** Whether a cancellation email is still queued: deleting the event would drop it. */
const hasQueuedCancellation = async (trx: Trx, eventId: string, now: Date): Promise<boolean> =>
  (await trx
    .selectFrom('mails')
    .innerJoin('registrations', 'registrations._id', 'mails.registrationId')
    .select('mails._id')
    .where('eventId', '=', eventId)
    .where('tellsOf', 'in', ['cancelled', 'removed'])
    .where('giveUpAt', '>', now.toISOString())
    .limit(1)
    .executeTakeFirst()) !== undefined

type Status = Pick<EventDetails, 'date' | 'time' | 'end' | 'isAllDay' | 'state'>

export const isAwaited = (
  { event, seats }: { event: Status; seats: Pick<LockedSeats['seats'], 'taken' | 'waiting'> },
  now: Date,
): boolean =>
  event.state !== 'cancelled' && !eventIsOver(event, now) && seats.taken + seats.waiting > 0

/** Registered, waiting, or attended. */
export const hasPeople = (eventId: RawBuilder<unknown>): RawBuilder<SqlBool> =>
  sql`(exists (select 1 from registrations where ${sql.ref('registrations.eventId')} = ${eventId}
      and registrations.state in (${sql.join([...statusesInForce])}))
    or exists (select 1 from ${sql.table('checkIns')} where ${sql.ref('checkIns.eventId')} = ${eventId}))`

/**
 * Trashes an event instead of deleting it, so that registrations survive; undefined if there are none. People who
 * expect it to take place get a cancellation.
 */
export async function trashWithPeople(
  trx: Trx,
  eventId: string,
  now: Date,
): Promise<{ deletedAt: string; state?: 'cancelled'; stateNote?: null } | undefined> {
  const locked = await lockSeats(trx, eventId)
  const { isKept } = await trx
    .selectNoFrom(hasPeople(sql`${eventId}`).as('isKept'))
    .executeTakeFirstOrThrow()
  if (!isKept && !(await hasQueuedCancellation(trx, eventId, now))) return undefined
  const mustNotify = locked !== undefined && isAwaited(locked, now)
  return {
    deletedAt: now.toISOString(),
    ...(mustNotify && { state: 'cancelled', stateNote: null }),
  }
}
