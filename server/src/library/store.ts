import {
  libraryInUse,
  libraryItemNotFound,
  libraryTaken,
  libraryVersionNotFound,
  wrongLibraryKind,
} from 'contract/library/calls'
import type { LibraryItem, LibraryPlace, LibraryWords } from 'contract/library/items'
import type { Transaction } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import type { Administrator, Confirmed } from '../access/actor.ts'
import { recordActivity } from '../activity/record-activity.ts'
import type { Reading } from '../content/entry.ts'
import type { Changes } from '../db/changes.ts'
import type { Db } from '../db/open.ts'
import type { Database } from '../db/schema.ts'
import { badRequest, conflict, notFound } from '../errors.ts'
import { removeUnused } from '../pictures/take-back.ts'
import { nameOfFile, readSentFile } from './read-file.ts'
import { type ItemRow, itemOf, selectItems } from './rows.ts'
import { type StoredFile, type Stores, storeFile, takeBackFile } from './store-file.ts'
import { placesOf, typesShowing } from './uses.ts'

type Trx = Transaction<Database>
export type Writing = Stores & { db: Db; changes: Changes; now: () => Date }

/** A change says which item it is of, and which version of it was seen. */
export type Seen = { _id: string; version: number }

/** Whoever deletes what is used is told where. */
export class InUse extends Error {
  readonly places: LibraryPlace[]

  constructor(places: LibraryPlace[]) {
    super(libraryInUse)
    this.name = 'InUse'
    this.places = places
  }
}

/** An item that is in the library; rejects with 404 when there is none. */
export async function readRow(db: Reading, _id: string): Promise<ItemRow> {
  const row = await selectItems(db)
    .where('libraryItems._id', '=', _id)
    .where('deletedAt', 'is', null)
    .executeTakeFirst()
  if (!row) throw notFound(libraryItemNotFound)
  return row
}

type Columns = Partial<
  Pick<ItemRow, 'name' | 'alt' | 'isDecorative' | 'caption' | 'credit' | 'versionId' | 'deletedAt'>
>

/** Writes columns of an item in the version that was seen, and holds its row until the end; 409 when it has another. */
async function change(
  trx: Trx,
  { _id, version }: Seen,
  columns: Columns,
  { author, moment }: { author: Confirmed; moment: Date },
): Promise<void> {
  const { numUpdatedRows } = await trx
    .updateTable('libraryItems')
    .set((row) => ({
      ...columns,
      version: row('version', '+', 1),
      author: author.name,
      savedAt: moment.toISOString(),
    }))
    .where('_id', '=', _id)
    .where('version', '=', version)
    .where('deletedAt', 'is', null)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) throw conflict(libraryTaken)
}

async function addVersion(
  trx: Trx,
  itemId: string,
  { address, cut, focus, bytes, sha256 }: StoredFile & { bytes: number; sha256: string },
  { author, moment }: { author: Confirmed; moment: Date },
): Promise<string> {
  const _id = uuidv7()
  await trx
    .insertInto('libraryVersions')
    .values({
      _id,
      itemId,
      address,
      cut,
      focusX: focus.x,
      focusY: focus.y,
      bytes,
      sha256,
      author: author.name,
      createdAt: moment.toISOString(),
    })
    .execute()
  return _id
}

/**
 * Makes a change of an item that pages show; the pages with the types that show it, and no others, are made anew. A type
 * that began to show it meanwhile is raised afterwards.
 */
async function commitShown(
  { db, changes }: Writing,
  _id: string,
  work: (trx: Trx) => Promise<void>,
): Promise<LibraryItem> {
  const before = await typesShowing(db, _id)
  await changes.commit(before, work)
  const since = (await typesShowing(db, _id)).filter((type) => !before.includes(type))
  if (since.length > 0) await changes.commit(since, async () => undefined)
  return itemOf(await readRow(db, _id))
}

/** Puts a file into the library. */
export async function upload(
  deps: Writing,
  sent: File,
  actor: Administrator,
): Promise<LibraryItem> {
  const { db, now } = deps
  const file = await readSentFile(sent)
  const stored = await storeFile(deps, file)
  const _id = uuidv7()
  await db
    .transaction()
    .execute(async (trx) => {
      const written = { author: await actor.confirm(trx), moment: now() }
      const { author, moment } = written
      const at = moment.toISOString()
      const name = nameOfFile(file)
      const item = { _id, kind: file.kind, name, isDecorative: 0, versionId: '', version: 1 }
      await trx
        .insertInto('libraryItems')
        .values({ ...item, author: author.name, savedAt: at, createdAt: at })
        .execute()
      const own = { ...stored, bytes: file.bytes.length, sha256: file.sha256 }
      const versionId = await addVersion(trx, _id, own, written)
      await trx.updateTable('libraryItems').set({ versionId }).where('_id', '=', _id).execute()
      await recordActivity(
        trx,
        { admin: author, action: 'created', subject: 'library', target: { _id, name } },
        moment,
      )
    })
    .catch(takeBackFile(deps, stored))
  return itemOf(await readRow(db, _id))
}

const noted = ({ name, alt, isDecorative, caption, credit, focusX, focusY }: ItemRow) => ({
  name,
  alt,
  isDecorative: isDecorative ? 'yes' : 'no',
  caption,
  credit,
  focus: `${focusX}, ${focusY}`,
})

/** Says what an item is called and shows, and where its middle is. */
export async function describe(
  deps: Writing,
  seen: Seen,
  { focus, ...words }: LibraryWords,
  actor: Administrator,
): Promise<LibraryItem> {
  const { db, now, pictures } = deps
  const { _id } = seen
  const before = await readRow(db, _id)
  if (before.version !== seen.version) throw conflict(libraryTaken)
  const isMoved = before.focusX !== focus.x || before.focusY !== focus.y
  const cut = before.kind === 'picture' && isMoved && (await pictures.cut(before.address, focus))
  const item = await commitShown(deps, _id, async (trx) => {
    const written = { author: await actor.confirm(trx), moment: now() }
    const { name, alt, caption, credit } = words
    const isDecorative = words.isDecorative ? 1 : 0
    const columns = {
      name,
      alt: alt || null,
      isDecorative,
      caption: caption || null,
      credit: credit || null,
    }
    await change(trx, seen, columns, written)
    await trx
      .updateTable('libraryVersions')
      .set({ focusX: focus.x, focusY: focus.y, ...(cut && { cut }) })
      .where('_id', '=', before.versionId)
      .execute()
    const activity = {
      admin: written.author,
      action: 'updated',
      subject: 'library',
      target: { _id, name },
    } as const
    const after = noted(await readRow(trx, _id))
    await recordActivity(trx, { ...activity, before: noted(before), after }, written.moment)
  }).catch(async (error: unknown) => {
    if (cut) await pictures.remove(cut)
    throw error
  })
  if (cut && before.cut) await removeUnused(pictures, before.cut)
  return item
}

/** Puts another file in the place of an item's, which stays in its history. */
export async function replaceFile(
  deps: Writing,
  seen: Seen,
  sent: File,
  actor: Administrator,
): Promise<LibraryItem> {
  const { db, now } = deps
  const { _id } = seen
  const { kind, name, version } = await readRow(db, _id)
  if (version !== seen.version) throw conflict(libraryTaken)
  const file = await readSentFile(sent)
  if (file.kind !== kind) throw badRequest(wrongLibraryKind)
  const stored = await storeFile(deps, file)
  return commitShown(deps, _id, async (trx) => {
    const written = { author: await actor.confirm(trx), moment: now() }
    const own = { ...stored, bytes: file.bytes.length, sha256: file.sha256 }
    const versionId = await addVersion(trx, _id, own, written)
    await change(trx, seen, { versionId }, written)
    const activity = { admin: written.author, action: 'updated', subject: 'library' } as const
    const after = { file: nameOfFile(file) }
    await recordActivity(trx, { ...activity, target: { _id, name }, after }, written.moment)
  }).catch(takeBackFile(deps, stored))
}

/** Shows an earlier file of an item again. */
export async function restoreFile(
  deps: Writing,
  seen: Seen,
  versionId: string,
  actor: Administrator,
): Promise<LibraryItem> {
  const { db, now } = deps
  const { _id } = seen
  const { name } = await readRow(db, _id)
  return commitShown(deps, _id, async (trx) => {
    const written = { author: await actor.confirm(trx), moment: now() }
    const known = await trx
      .selectFrom('libraryVersions')
      .select('_id')
      .where('itemId', '=', _id)
      .where('_id', '=', versionId)
      .executeTakeFirst()
    if (!known) throw notFound(libraryVersionNotFound)
    await change(trx, seen, { versionId }, written)
    const activity = { admin: written.author, action: 'restored', subject: 'library' } as const
    await recordActivity(trx, { ...activity, target: { _id, name } }, written.moment)
  })
}

/** Takes an item out of the library; rejects with `InUse` when something names it. Its bytes go with the sweep. */
export async function remove(
  { db, now }: Writing,
  seen: Seen,
  actor: Administrator,
): Promise<void> {
  const { _id } = seen
  const { name } = await readRow(db, _id)
  await db.transaction().execute(async (trx) => {
    const written = { author: await actor.confirm(trx), moment: now() }
    const { moment } = written
    await change(trx, seen, { deletedAt: moment.toISOString() }, written)
    const places = await placesOf(trx, _id, moment)
    if (places.length > 0) throw new InUse(places)
    const activity = { admin: written.author, action: 'deleted', subject: 'library' } as const
    await recordActivity(trx, { ...activity, target: { _id, name } }, moment)
  })
}
