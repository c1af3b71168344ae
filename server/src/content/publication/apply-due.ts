import type { Transaction } from 'kysely'
import { bySchedule, recordActivity } from '../../platform/activity-log/record-activity.ts'
import type { Database } from '../../platform/db/schema.ts'
import { noteTouched } from '../../platform/search-engine/touched.ts'
import { holdSlug } from '../addresses/addresses.ts'
import { dueAt, type Item, isOver, itemAt, targetOf } from '../entries/entry.ts'
import { changesOf, markPublished } from '../revisions/revisions.ts'

export type Pointers = Pick<
  Item,
  'publishedId' | 'draftId' | 'scheduledId' | 'publishAt' | 'unpublishAt' | 'deletedAt'
>

export type Asked = Pick<
  Item,
  | 'requestedId'
  | 'requestedBy'
  | 'requestedAt'
  | 'requestNote'
  | 'returnedBy'
  | 'returnedAt'
  | 'returnNote'
>

export const noRequest: Asked = {
  requestedId: null,
  requestedBy: null,
  requestedAt: null,
  requestNote: null,
  returnedBy: null,
  returnedAt: null,
  returnNote: null,
}

/** The entry must be locked. Pointers that aren't given stay. */
export async function pointTo(
  trx: Transaction<Database>,
  item: Item,
  pointers: Partial<Pointers & Asked>,
): Promise<void> {
  const { publishedId, draftId, scheduledId, publishAt, unpublishAt, deletedAt } = item
  await trx
    .updateTable('contentItems')
    .set({
      publishedId,
      draftId,
      scheduledId,
      publishAt,
      unpublishAt,
      deletedAt,
      ...pointers,
    })
    .where('_id', '=', item._id)
    .execute()
  noteTouched(trx, item)
  await holdSlug(trx, { ...item, ...pointers })
}

/** Stores due transitions of a locked entry. Done by whoever writes first, an editor or the scheduler. */
export async function settle(trx: Transaction<Database>, item: Item, moment: Date): Promise<Item> {
  const settled = itemAt(item, moment)
  if (settled === item) return item
  const due = dueAt(item, moment)
  const shown = due ? { ...item, publishedId: due.revisionId } : item
  const changed = due && (await changesOf(trx, item, due.revisionId))
  await pointTo(trx, settled, {})
  if (due) await markPublished(trx, settled, due)
  const target = await targetOf(trx, item)
  const activity = { admin: bySchedule, subject: 'content', target } as const
  if (changed) await recordActivity(trx, { ...activity, action: 'published', changed }, moment)
  if (isOver(shown, moment) && shown.publishedId)
    await recordActivity(trx, { ...activity, action: 'withdrawn' }, moment)
  return settled
}
