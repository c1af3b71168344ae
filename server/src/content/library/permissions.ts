import { libraryNotYours, libraryRequested } from 'contract/content/library/calls'
import { mayUse, type Right } from 'contract/platform/roles'
import { itemUsages } from '../../item-usages.ts'
import type { Administrator } from '../../platform/access/actor.ts'
import type { Reading } from '../../platform/db/open.ts'
import { conflict, forbidden } from '../../platform/http/errors.ts'
import { codeIn } from '../records/departments.ts'
import { readPointed } from './uses.ts'

/**
 * Rejects with 403 when what an item shows stands in an entry that an administrator may not change so: changed where it is
 * public, it is published; changed in a draft, it is written. The same of the photos of an event that is not theirs to write.
 * Rejects with 409 where somebody was asked to publish it as it is. To be called when the item's row is held.
 */
export async function requireWhereShown(
  db: Reading,
  _id: string,
  actor: Administrator,
): Promise<void> {
  for (const { department, isShown, isRequested } of await readPointed(db, _id)) {
    const may = (right: Right) => mayUse(actor, right, department ?? undefined)
    if (!may(isShown ? 'publish content' : 'write content')) throw forbidden(libraryNotYours)
    if (isRequested && !may('publish content')) throw conflict(libraryRequested)
  }
  for (const { readUsers } of itemUsages)
    for (const user of await readUsers(db, _id))
      if (!mayUse(actor, 'write records', codeIn(user))) throw forbidden(libraryNotYours)
}

/** Rejects with 403 when somebody else has put an item into the library, unless all is theirs to publish. */
export async function requireOwn(db: Reading, _id: string, actor: Administrator): Promise<void> {
  if (mayUse(actor, 'publish content', undefined)) return
  // Not who changed it last: whoever writes may describe what nobody shows.
  const first = await db
    .selectFrom('libraryVersions')
    .select('author')
    .where('itemId', '=', _id)
    .orderBy('_id')
    .limit(1)
    .executeTakeFirst()
  if (first?.author !== actor.email) throw forbidden(libraryNotYours)
}
