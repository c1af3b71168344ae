import type { Selectable, Transaction } from 'kysely'
import type { Database } from '../../platform/db/schema.ts'
import { followEvent } from '../registrations/follow-event.ts'

/** An event as it is stored. */
type EventRow = Selectable<Database['events']>

/** An event that was written: without `before` it is new, without `after` it was deleted. */
type EventChange = { before: EventRow | undefined; after: EventRow | undefined; now: Date }

type Follower = (trx: Transaction<Database>, change: EventChange) => Promise<void>

/** What follows from a change of an event, one after the other. */
const followers: readonly Follower[] = [followEvent]

/**
 * To be called before an event is written, in the same transaction; what it gives is to be called afterwards. That holds for
 * whatever writes: the form, an action of its card, an import. What follows is committed with it, or not at all.
 */
export async function watchEvent(
  trx: Transaction<Database>,
  _id: string,
): Promise<(now: Date) => Promise<void>> {
  const read = () => trx.selectFrom('events').selectAll().where('_id', '=', _id).executeTakeFirst()
  const before = await read()
  return async (now) => {
    const after = await read()
    for (const follow of followers) await follow(trx, { before, after, now })
  }
}
