import { contentNotFound, type EditedContent } from 'contract/content/calls'
import type { Transaction } from 'kysely'
import type { Database } from '../db/schema.ts'
import { notFound } from '../errors.ts'
import { editedOf, type Item, itemAt, type Reading } from './entry.ts'

/** Somebody has written an entry since the version that a change was made from. */
export class Stale extends Error {
  readonly current: EditedContent

  constructor(current: EditedContent) {
    super('The entry was changed meanwhile')
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
  const edited = await editedOf(db, await readItem(db, _id), moment)
  if (!edited) throw notFound(contentNotFound)
  return edited
}

/**
 * Raises the version of an entry in the transaction that changes it, and holds its row until the end; gives the entry as
 * it stands at that moment. Rejects with `Stale` when another version is there than the one named.
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
  return itemAt(item, moment)
}

/** Where an entry points to. */
export type Pointers = Pick<Item, 'publishedId' | 'draftId' | 'scheduledId' | 'publishAt'>

/** Points an entry that was taken elsewhere; what is not named stays as it stands at that moment. */
export async function pointTo(
  trx: Transaction<Database>,
  item: Item,
  pointers: Partial<Pointers>,
): Promise<void> {
  const { publishedId, draftId, scheduledId, publishAt } = item
  await trx
    .updateTable('contentItems')
    .set({ publishedId, draftId, scheduledId, publishAt, ...pointers })
    .where('_id', '=', item._id)
    .execute()
}
