import { libraryNotYours, libraryRequested } from 'contract/content/library/calls'
import { mayUse, type Right } from 'contract/platform/roles'
import type { Administrator } from '../../platform/access/actor.ts'
import type { DbOrTrx } from '../../platform/db/schema.ts'
import { conflict, forbidden } from '../../platform/errors.ts'
import { departmentCodeOf } from '../records/departments.ts'
import type { ItemUsages } from './item-usage.ts'
import { readReferencedItems } from './uses.ts'

/**
 * Changing an item changes every page that shows it, so the account needs the permission for each: publish where it
 * is public, write in drafts, and write the event for its photos. Rejects with 403, or 409 during a review request.
 * The item's row must be locked. Returns whether it is used.
 */
export async function requireRightWhereUsed(
  db: DbOrTrx,
  itemUsages: ItemUsages,
  _id: string,
  actor: Administrator,
): Promise<boolean> {
  const items = await readReferencedItems(db, _id)
  for (const { department, isShown, isRequested } of items) {
    const may = (right: Right) => mayUse(actor, right, department ?? undefined)
    if (!may(isShown ? 'publish content' : 'write content')) throw forbidden(libraryNotYours)
    if (isRequested && !may('publish content')) throw conflict(libraryRequested)
  }
  let isUsed = items.length > 0
  for (const { readUsers } of itemUsages)
    for (const user of await readUsers(db, _id)) {
      if (!mayUse(actor, 'write records', departmentCodeOf(user))) throw forbidden(libraryNotYours)
      isUsed = true
    }
  return isUsed
}

/**
 * Someone may have looked at an unused file and be about to link it, so only its uploader or a publisher may replace it.
 * Rejects like `requireRightWhereUsed`, under the same lock.
 */
export async function requireRightToReplace(
  db: DbOrTrx,
  itemUsages: ItemUsages,
  _id: string,
  actor: Administrator,
): Promise<void> {
  const isUsed = await requireRightWhereUsed(db, itemUsages, _id, actor)
  if (!isUsed) await requireOwn(db, _id, actor)
}

/** Rejects with 403, unless the account may publish everything. */
export async function requireOwn(db: DbOrTrx, _id: string, actor: Administrator): Promise<void> {
  if (mayUse(actor, 'publish content', undefined)) return
  // The uploader, not the last editor: anyone who writes may describe unused files.
  const first = await db
    .selectFrom('libraryVersions')
    .select('author')
    .where('itemId', '=', _id)
    .orderBy('_id')
    .limit(1)
    .executeTakeFirst()
  if (first?.author !== actor.email) throw forbidden(libraryNotYours)
}
