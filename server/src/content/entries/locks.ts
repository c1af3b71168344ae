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

/** 409 with the current entry: it was changed since the given version. */
export class Stale extends HttpError {
  readonly current: EditedContent

  constructor(current: EditedContent) {
    const details = { current } satisfies Partial<ContentConflict>
    super(409, contentTaken, { details })
    this.name = 'Stale'
    this.current = current
  }
}

export async function readItem(db: Reading, _id: string): Promise<Item> {
  const item = await db
    .selectFrom('contentItems')
    .selectAll()
    .where('_id', '=', _id)
    .executeTakeFirst()
  if (!item) throw notFound(contentNotFound)
  return item
}

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

/** Raises the version, locks the row and applies due transitions. Rejects with `Stale` for a different version. */
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

/** Rejects with 404 if it is in the trash. */
export async function takeLiving(...[trx, _id, version, moment]: Parameters<typeof takeItem>) {
  const item = await takeItem(trx, _id, version, moment)
  if (item.deletedAt) throw notFound(contentTrashed)
  return item
}
