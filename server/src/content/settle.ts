import type { Transaction } from 'kysely'
import { bySchedule, recordActivity } from '../activity/record-activity.ts'
import type { Database } from '../db/schema.ts'
import { holdSlug } from './addresses.ts'
import { dueAt, type Item, itemAt, targetOf } from './entry.ts'
import { changesOf, markPublished } from './revisions.ts'

/** Where an entry points to. */
export type Pointers = Pick<Item, 'publishedId' | 'draftId' | 'scheduledId' | 'publishAt'>

/** Points an entry that was taken elsewhere; what is not named stays as it stands at that moment. */
export async function pointTo(
  trx: Transaction<Database>,
  item: Item,
  pointers: Partial<Pointers>,
): Promise<void> {
  const { publishedId, draftId, scheduledId, publishAt } = item
  await trx
    .updateTable('contentItems')
    .set({ publishedId, draftId, scheduledId, publishAt, ...pointers })
    .where('_id', '=', item._id)
    .execute()
  await holdSlug(trx, { ...item, ...pointers })
}

/**
 * Notes of an entry that was taken what has become public by itself until a moment; gives the entry as it stands then.
 * Whoever writes the entry first after that moment notes it, an editor or the schedule.
 */
export async function settle(trx: Transaction<Database>, item: Item, moment: Date): Promise<Item> {
  const due = dueAt(item, moment)
  if (!due) return item
  const changed = await changesOf(trx, item, due.revisionId)
  const settled = itemAt(item, moment)
  await pointTo(trx, settled, {})
  await markPublished(trx, settled, due)
  const activity = { admin: bySchedule, subject: 'content', target: targetOf(item) } as const
  await recordActivity(trx, { ...activity, action: 'published', changed }, moment)
  return settled
}
