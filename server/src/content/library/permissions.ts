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
 * The item's row must be locked.
 */
export async function requireRightWhereUsed(
  db: DbOrTrx,
  itemUsages: ItemUsages,
  _id: string,
  actor: Administrator,
): Promise<void> {
  for (const { department, isShown, isRequested } of await readReferencedItems(db, _id)) {
    const may = (right: Right) => mayUse(actor, right, department ?? undefined)
    if (!may(isShown ? 'publish content' : 'write content')) throw forbidden(libraryNotYours)
    if (isRequested && !may('publish content')) throw conflict(libraryRequested)
  }
  for (const { readUsers } of itemUsages)
    for (const user of await readUsers(db, _id))
      if (!mayUse(actor, 'write records', departmentCodeOf(user))) throw forbidden(libraryNotYours)
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
