import type { Trx } from '../../platform/db/schema.ts'
import { recordFiles } from '../details/event-details.ts'
import { followEvent } from '../registrations/follow-event.ts'

/**
 * Updates registrations and the uses of files after a change of an event. Call before the event is written, in the same transaction, and call
 * the result afterwards. Applies to every writer: the form, an action on a card, an import.
 */
export async function watchEvent(trx: Trx, _id: string): Promise<(now: Date) => Promise<void>> {
  const read = () => trx.selectFrom('events').selectAll().where('_id', '=', _id).executeTakeFirst()
  const before = await read()
  return async (now) => {
    const after = await read()
    if (after) await recordFiles(trx, before, after)
    await followEvent(trx, { before, after, now })
  }
}
