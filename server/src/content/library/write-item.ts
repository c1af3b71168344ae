import { libraryItemChangedMeanwhile, libraryItemNotFound } from 'contract/content/library/calls'
import type { LibraryItem, LibraryKind, LibraryTexts } from 'contract/content/library/items'
import { v7 as uuidv7 } from 'uuid'
import type { Confirmed } from '../../platform/access/actor.ts'
import type { Changes } from '../../platform/db/changes.ts'
import type { Db } from '../../platform/db/open.ts'
import type { DbOrTrx, Trx } from '../../platform/db/schema.ts'
import { conflict, notFound } from '../../platform/errors.ts'
import { addReading } from '../documents/reading/add-reading.ts'
import type { ItemUsages } from './item-usage.ts'
import { type ItemRow, itemOf, selectItems } from './rows.ts'
import type { StoredFile, Stores } from './store-file.ts'
import { tagsUsing } from './uses.ts'

export type LibraryDeps = Stores & {
  db: Db
  changes: Changes
  itemUsages: ItemUsages
  now: () => Date
}

export type ItemVersion = { _id: string; version: number }

export type FileTexts = { sha256: string; transcript?: LibraryTexts['transcript'] }

type Written = { author: Confirmed; now: Date }

export async function readRow(db: DbOrTrx, _id: string): Promise<ItemRow> {
  const row = await selectItems(db)
    .where('libraryItems._id', '=', _id)
    .where('deletedAt', 'is', null)
    .executeTakeFirst()
  if (!row) throw notFound(libraryItemNotFound)
  return row
}

type Columns = Partial<
  Pick<
    ItemRow,
    | 'name'
    | 'alt'
    | 'isDecorative'
    | 'caption'
    | 'credit'
    | 'collection'
    | 'saidLanguage'
    | 'versionId'
    | 'deletedAt'
  >
>

/** Locks the row. Rejects with 409 for a different version, or one that is deleted, unless `deletedAt` becomes null. */
export async function change(
  trx: Trx,
  { _id, version }: ItemVersion,
  columns: Columns,
  { author, now }: Written,
): Promise<void> {
  const { numUpdatedRows } = await trx
    .updateTable('libraryItems')
    .set((row) => ({
      ...columns,
      version: row('version', '+', 1),
      author: author.name,
      savedAt: now.toISOString(),
    }))
    .where('_id', '=', _id)
    .where('version', '=', version)
    .where('deletedAt', columns.deletedAt === null ? 'is not' : 'is', null)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) throw conflict(libraryItemChangedMeanwhile)
}

export const itemColumns = ({
  name,
  alt,
  isDecorative,
  caption,
  credit,
  collection,
  language,
}: Omit<LibraryTexts, 'focus' | 'transcript'>) => ({
  name,
  alt: alt || null,
  isDecorative: isDecorative ? 1 : 0,
  caption: caption || null,
  credit: credit || null,
  collection: collection || null,
  saidLanguage: language ?? null,
})

type NewItem = { _id: string; kind: LibraryKind; words: Omit<LibraryTexts, 'focus'> }

export async function addItem(
  trx: Trx,
  { _id, kind, words }: NewItem,
  { stored, sha256 }: { stored: StoredFile; sha256: string },
  written: Written,
): Promise<void> {
  const at = written.now.toISOString()
  const made = { version: 1, author: written.author.name, savedAt: at, createdAt: at }
  await trx
    .insertInto('libraryItems')
    .values({ _id, kind, ...itemColumns(words), versionId: '', ...made })
    .execute()
  const versionId = await addVersion(
    trx,
    _id,
    stored,
    { sha256, transcript: words.transcript },
    written,
  )
  await trx.updateTable('libraryItems').set({ versionId }).where('_id', '=', _id).execute()
}

export async function addVersion(
  trx: Trx,
  itemId: string,
  { address, cut, origin, focus, bytes, reading }: StoredFile,
  { sha256, transcript }: FileTexts,
  { author, now }: Written,
): Promise<string> {
  const _id = uuidv7()
  await trx
    .insertInto('libraryVersions')
    .values({
      _id,
      itemId,
      address,
      cut,
      origin,
      focusX: focus.x,
      focusY: focus.y,
      transcript: transcript || null,
      bytes,
      sha256,
      author: author.name,
      createdAt: now.toISOString(),
    })
    .execute()
  if (reading) await addReading(trx, _id, reading, now)
  return _id
}

/** Refreshes only the types that show the item. A type that began to show it during the change is refreshed afterwards. */
export async function commitPublicChange(
  deps: LibraryDeps,
  _id: string,
  work: (trx: Trx) => Promise<void>,
): Promise<LibraryItem> {
  await changePublicItem(deps, _id, work)
  return itemOf(await readRow(deps.db, _id))
}

export async function changePublicItem(
  { db, changes, itemUsages }: Pick<LibraryDeps, 'db' | 'changes' | 'itemUsages'>,
  _id: string,
  work: (trx: Trx) => Promise<void>,
): Promise<void> {
  const before = await tagsUsing(db, itemUsages, _id)
  await changes.commit(before, work)
  const since = (await tagsUsing(db, itemUsages, _id)).filter((tag) => !before.includes(tag))
  if (since.length > 0) await changes.commit(since, async () => undefined)
}
