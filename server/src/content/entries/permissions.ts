import { rightOn } from 'contract/content/entry-right'
import { mayUse, type Right } from 'contract/platform/roles'
import type { Administrator } from '../../platform/access/actor.ts'
import { requireRight } from '../../platform/access/may.ts'
import type { DbOrTrx, Trx } from '../../platform/db/schema.ts'
import { type ContentItem, itemAt } from '../model/entry.ts'
import { noRequest } from '../revisions/content-events.ts'
import { type lockItem, lockUntrashedItem, readItem } from './locks.ts'

type Placed = Pick<ContentItem, 'department'>

export const requireEntryRight = (
  actor: Administrator,
  right: Right,
  { department, sourceId }: Pick<ContentItem, 'department' | 'sourceId'>,
): void => requireRight(actor, rightOn({ sourceId }, right), department ?? undefined)

export async function itemFor(
  db: DbOrTrx,
  _id: string,
  actor: Administrator,
  right: Right,
): Promise<ContentItem> {
  const item = await readItem(db, _id)
  requireEntryRight(actor, right, item)
  return item
}

export type RequiredRight = { actor: Administrator; right: Right }

/**
 * Checks the permission first, so that a rejection reveals nothing, and again with the lock. Rejects like `lockItem`,
 * and with 404 or 403.
 */
export async function lockItemFor(
  trx: Trx,
  { _id, version }: { _id: string; version: number },
  { actor, right }: RequiredRight,
  now: Date,
  take: typeof lockItem = lockUntrashedItem,
): Promise<ContentItem> {
  await itemFor(trx, _id, actor, right)
  const item = await take(trx, _id, version, now)
  requireEntryRight(actor, right, item)
  return item
}

export const isSeenBy =
  (actor: Administrator) =>
  ({ department }: Placed): boolean =>
    mayUse(actor, 'see content', department ?? undefined)

/** Undefined if visitors see nothing. */
export function publicViewOf(stored: ContentItem, now: Date): ContentItem | undefined {
  const item = itemAt(stored, now)
  const hidden = { draftId: null, scheduledId: null, publishAt: null, unpublishAt: null }
  return item.publishedId && !item.deletedAt ? { ...item, ...hidden, ...noRequest } : undefined
}
