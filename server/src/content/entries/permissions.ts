import { mayUse, type Right } from 'contract/platform/roles'
import type { Transaction } from 'kysely'
import type { Administrator } from '../../platform/access/actor.ts'
import { requireRight } from '../../platform/access/may.ts'
import type { Reading } from '../../platform/db/open.ts'
import type { Database } from '../../platform/db/schema.ts'
import { noRequest } from '../publication/apply-due.ts'
import { type Item, itemAt } from './entry.ts'
import { readItem, type takeItem, takeLiving } from './locks.ts'

type Trx = Transaction<Database>
type Placed = Pick<Item, 'department'>

export const requireOn = (actor: Administrator, right: Right, { department }: Placed): void =>
  requireRight(actor, right, department ?? undefined)

export async function itemFor(
  db: Reading,
  _id: string,
  actor: Administrator,
  right: Right,
): Promise<Item> {
  const item = await readItem(db, _id)
  requireOn(actor, right, item)
  return item
}

type Taking = { actor: Administrator; right: Right }

/**
 * Checks the permission first, so that a rejection reveals nothing, and again with the lock. Rejects like `takeItem`,
 * and with 404 or 403.
 */
export async function takeFor(
  trx: Trx,
  { _id, version }: { _id: string; version: number },
  { actor, right }: Taking,
  moment: Date,
  take: typeof takeItem = takeLiving,
): Promise<Item> {
  await itemFor(trx, _id, actor, right)
  const item = await take(trx, _id, version, moment)
  requireOn(actor, right, item)
  return item
}

export const isSeenBy =
  (actor: Administrator) =>
  ({ department }: Placed): boolean =>
    mayUse(actor, 'see content', department ?? undefined)

/** Undefined if visitors see nothing. */
export function publicFace(stored: Item, moment: Date): Item | undefined {
  const item = itemAt(stored, moment)
  const hidden = { draftId: null, scheduledId: null, publishAt: null, unpublishAt: null }
  return item.publishedId && !item.deletedAt ? { ...item, ...hidden, ...noRequest } : undefined
}
