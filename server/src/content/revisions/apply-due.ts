import { bySchedule, recordActivity } from '../../platform/activity-log/record-activity.ts'
import type { Trx } from '../../platform/db/schema.ts'
import { recordTouched } from '../../platform/search-engine/touched.ts'
import { lockSlug } from '../addresses/addresses.ts'
import { type ContentItem, dueAt, isOver, itemAt, readEntryReference } from '../model/entry.ts'
import { changesOf, markPublished } from './revisions.ts'

export type Pointers = Pick<
  ContentItem,
  'publishedId' | 'draftId' | 'scheduledId' | 'publishAt' | 'unpublishAt' | 'deletedAt'
>

export type RequestColumns = Pick<
  ContentItem,
  | 'requestedId'
  | 'requestedBy'
  | 'requestedAt'
  | 'requestNote'
  | 'returnedBy'
  | 'returnedAt'
  | 'returnNote'
>

export const noRequest: RequestColumns = {
  requestedId: null,
  requestedBy: null,
  requestedAt: null,
  requestNote: null,
  returnedBy: null,
  returnedAt: null,
  returnNote: null,
}

/** The entry must be locked. Pointers that aren't given stay. */
export async function setPublishedRevision(
  trx: Trx,
  item: ContentItem,
  pointers: Partial<Pointers & RequestColumns>,
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
  recordTouched(trx, item)
  await lockSlug(trx, { ...item, ...pointers })
}

/** Stores due transitions of a locked entry. Done by whoever writes first, an editor or the scheduler. */
export async function applyDueTransitions(
  trx: Trx,
  item: ContentItem,
  now: Date,
): Promise<ContentItem> {
  const settled = itemAt(item, now)
  if (settled === item) return item
  const due = dueAt(item, now)
  const visible = due ? { ...item, publishedId: due.revisionId } : item
  const changed = due && (await changesOf(trx, item, due.revisionId))
  await setPublishedRevision(trx, settled, {})
  if (due) await markPublished(trx, settled, due)
  const target = await readEntryReference(trx, item)
  const activity = { admin: bySchedule, subject: 'content', target } as const
  if (changed) await recordActivity(trx, { ...activity, action: 'published', changed }, now)
  if (isOver(visible, now) && visible.publishedId)
    await recordActivity(trx, { ...activity, action: 'withdrawn' }, now)
  return settled
}
