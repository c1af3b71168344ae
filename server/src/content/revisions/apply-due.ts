import { bySchedule } from '../../platform/activity-log/record-activity.ts'
import type { Trx } from '../../platform/db/schema.ts'
import { type ContentItem, dueAt, isOver, itemAt } from '../model/entry.ts'
import { emit } from './content-events.ts'
import { changesOf } from './revisions.ts'

/** Stores due transitions of a locked entry. Done by whoever writes first, an editor or the scheduler. */
export async function applyDueTransitions(
  trx: Trx,
  item: ContentItem,
  now: Date,
): Promise<ContentItem> {
  const settled = itemAt(item, now)
  if (settled === item) return item
  const due = dueAt(item, now)
  const { publishedId, draftId, scheduledId, publishAt, unpublishAt } = settled
  const pointers = { publishedId, draftId, scheduledId, publishAt, unpublishAt }
  const published = due
    ? [{ action: 'published', changed: await changesOf(trx, item, due.revisionId) } as const]
    : []
  const isWithdrawn = isOver(item, now) && (due || item.publishedId)
  const withdrawn = isWithdrawn ? [{ action: 'withdrawn' } as const] : []
  const activities = [...published, ...withdrawn]
  const change = { item, by: bySchedule, now, pointers, activities }
  if (due) {
    const { revisionId, publishAt: since } = due
    await emit(trx, { kind: 'published', revisionId, since, ...change })
  } else await emit(trx, { kind: 'changed', ...change })
  return settled
}
