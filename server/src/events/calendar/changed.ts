import type { Selectable } from 'kysely'
import type { Database, Trx } from '../../platform/db/schema.ts'
import { followEvent } from '../registrations/follow-event.ts'

type EventRow = Selectable<Database['events']>

type EventChange = { before: EventRow | undefined; after: EventRow | undefined; now: Date }

type Follower = (trx: Trx, change: EventChange) => Promise<void>

const followers: readonly Follower[] = [followEvent]

/**
 * Call before an event is written, in the same transaction, and call the result afterwards. Applies to every writer:
 * the form, an action on a card, an import.
 */
export async function watchEvent(trx: Trx, _id: string): Promise<(now: Date) => Promise<void>> {
  const read = () => trx.selectFrom('events').selectAll().where('_id', '=', _id).executeTakeFirst()
  const before = await read()
  return async (now) => {
    const after = await read()
    for (const follow of followers) await follow(trx, { before, after, now })
  }
}
