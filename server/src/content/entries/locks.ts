import {
  type ContentConflict,
  contentNotFound,
  contentTaken,
  contentTrashed,
  type EditedContent,
} from 'contract/content/calls'
import { isSlug } from 'contract/content/text-fields'
import type { Transaction } from 'kysely'
import type { Reading } from '../../platform/db/open.ts'
import type { Database } from '../../platform/db/schema.ts'
import { HttpError, notFound } from '../../platform/http/errors.ts'
import { holderOf } from '../addresses/addresses.ts'
import { holderName } from '../addresses/holder-name.ts'
import { settle } from '../publication/apply-due.ts'
import { editedOf, type Item } from './entry.ts'

/** Somebody has written an entry since the version that a change was made from: 409, with what stands there now. */
export class Stale extends HttpError {
  readonly current: EditedContent

  constructor(current: EditedContent) {
    const details = { current } satisfies Partial<ContentConflict>
    super(409, contentTaken, { details })
    this.name = 'Stale'
    this.current = current
  }
}

/** The entry; rejects with 404 when there is none. */
export async function readItem(db: Reading, _id: string): Promise<Item> {
  const item = await db
    .selectFrom('contentItems')
    .selectAll()
    .where('_id', '=', _id)
    .executeTakeFirst()
  if (!item) throw notFound(contentNotFound)
  return item
}

/** The same as it is edited. */
export async function readEdited(db: Reading, _id: string, moment: Date): Promise<EditedContent> {
  const item = await readItem(db, _id)
  const edited = await editedOf(db, item, moment)
  if (!edited) throw notFound(contentNotFound)
  const { slug } = edited.data
  if (item.slug !== null || typeof slug !== 'string' || !isSlug(slug)) return edited
  const holder = await holderOf(db, item, slug)
  if (!holder) return edited
  return { ...edited, slugTakenBy: await holderName(db, item, holder, moment) }
}

/**
 * Raises the version of an entry in the transaction that changes it, and holds its row until the end; what has become
 * public by itself until that moment is noted. Gives the entry as it stands then. Rejects with `Stale` when another version is there than the one named.
 */
export async function takeItem(
  trx: Transaction<Database>,
  _id: string,
  version: number,
  moment: Date,
): Promise<Item> {
  const item = await trx
    .updateTable('contentItems')
    .set((row) => ({ version: row('version', '+', 1) }))
    .where('_id', '=', _id)
    .where('version', '=', version)
    .returningAll()
    .executeTakeFirst()
  if (!item) throw new Stale(await readEdited(trx, _id, moment))
  return settle(trx, item, moment)
}

/** The same of an entry that is not in the trash; rejects with 404 where it is. */
export async function takeLiving(...[trx, _id, version, moment]: Parameters<typeof takeItem>) {
  const item = await takeItem(trx, _id, version, moment)
  if (item.deletedAt) throw notFound(contentTrashed)
  return item
}
