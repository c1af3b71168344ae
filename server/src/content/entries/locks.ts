import {
  type ContentConflict,
  contentChangedMeanwhile,
  contentNotFound,
  contentTrashed,
  type EditedContent,
} from 'contract/content/calls'
import { isSlug } from 'contract/content/text-fields'
import type { DbOrTrx, Trx } from '../../platform/db/schema.ts'
import { HttpError, notFound } from '../../platform/errors.ts'
import { holderName } from '../addresses/address-owner-name.ts'
import { addressOwner } from '../addresses/addresses.ts'
import { type ContentItem, editedOf } from '../model/entry.ts'
import { applyDueTransitions } from '../revisions/apply-due.ts'

/** 409 with the current entry: it was changed since the given version. */
export class Stale extends HttpError {
  readonly current: EditedContent

  constructor(current: EditedContent) {
    const details = { current } satisfies Partial<ContentConflict>
    super(409, contentChangedMeanwhile, { details })
    this.name = 'Stale'
    this.current = current
  }
}

export async function readItem(db: DbOrTrx, _id: string): Promise<ContentItem> {
  const item = await db
    .selectFrom('contentItems')
    .selectAll()
    .where('_id', '=', _id)
    .executeTakeFirst()
  if (!item) throw notFound(contentNotFound)
  return item
}

/** Reads again if it was changed between two statements, so that every version has its own texts. */
export async function readEdited(db: DbOrTrx, _id: string, now: Date): Promise<EditedContent> {
  const item = await readItem(db, _id)
  const edited = await editedOf(db, item, now)
  const { version } = await readItem(db, _id)
  if (version !== item.version) return readEdited(db, _id, now)
  if (!edited) throw notFound(contentNotFound)
  const { slug } = edited.data
  if (item.slug !== null || typeof slug !== 'string' || !isSlug(slug)) return edited
  const holder = await addressOwner(db, item, slug)
  if (!holder) return edited
  return { ...edited, slugTakenBy: await holderName(db, item, holder, now) }
}

/** Raises the version, locks the row and applies due transitions. Rejects with `Stale` for a different version. */
export async function lockItem(
  trx: Trx,
  _id: string,
  version: number,
  now: Date,
): Promise<ContentItem> {
  const item = await trx
    .updateTable('contentItems')
    .set((row) => ({ version: row('version', '+', 1) }))
    .where('_id', '=', _id)
    .where('version', '=', version)
    .returningAll()
    .executeTakeFirst()
  if (!item) throw new Stale(await readEdited(trx, _id, now))
  return applyDueTransitions(trx, item, now)
}

/** Rejects with 404 if it is in the trash. */
export async function lockUntrashedItem(...[trx, _id, version, now]: Parameters<typeof lockItem>) {
  const item = await lockItem(trx, _id, version, now)
  if (item.deletedAt) throw notFound(contentTrashed)
  return item
}
