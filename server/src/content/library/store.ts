import {
  libraryInUse,
  libraryItemChangedMeanwhile,
  libraryVersionNotFound,
} from 'contract/content/library/calls'
import type { LibraryItem, LibraryKind, LibraryTexts } from 'contract/content/library/items'
import { v7 as uuidv7 } from 'uuid'
import type { Administrator } from '../../platform/access/actor.ts'
import { recordActivity } from '../../platform/activity-log/record-activity.ts'
import { conflict, notFound } from '../../platform/errors.ts'
import { removeUnused } from '../../platform/images/roll-back.ts'
import { readUsages, rejectIfUsed } from '../references/uses.ts'
import { requireOwn, requireRightToReplace, requireRightWhereUsed } from './permissions.ts'
import { nameOfFile, readSentFile } from './read-file.ts'
import { type ItemRow, itemOf } from './rows.ts'
import { removeStoredFiles, storeFile } from './store-file.ts'
import { lockUploadQuota, requireUploadQuota } from './upload-quota.ts'
import { readOtherUsages } from './uses.ts'
import {
  addItem,
  addVersion,
  change,
  changePublicItem,
  commitPublicChange,
  type ItemVersion,
  itemColumns,
  type LibraryDeps,
  readRow,
} from './write-item.ts'

/** Whether it is there: it is uploaded again because no response came. */
async function isUploaded({ db }: LibraryDeps, _id: string, sha256: string): Promise<boolean> {
  const uploaded = db
    .selectFrom('libraryVersions')
    .select('itemId')
    .where('itemId', '=', _id)
    .where('sha256', '=', sha256)
  return (await uploaded.executeTakeFirst()) !== undefined
}

type Sent = { _id?: string | undefined; file: File; kind?: LibraryKind | undefined }

export async function uploadItem(
  deps: LibraryDeps,
  { _id = uuidv7(), file: sent, kind }: Sent,
  actor: Administrator,
): Promise<LibraryItem> {
  const { db, now } = deps
  await requireUploadQuota(deps, actor)
  const file = await readSentFile(sent, kind)
  if (await isUploaded(deps, _id, file.sha256)) return itemOf(await readRow(db, _id))
  const stored = await storeFile(deps, file, { account: actor._id })
  await db
    .transaction()
    .execute(async (trx) => {
      await lockUploadQuota(trx, deps, actor)
      const written = { author: await actor.confirm(trx), now: now() }
      const words = { name: nameOfFile(file), isDecorative: false }
      await addItem(trx, { _id, kind: file.kind, words }, { stored, sha256: file.sha256 }, written)
      const target = { _id, name: words.name }
      const activity = { admin: written.author, subject: 'library', target } as const
      await recordActivity(trx, { ...activity, action: 'created' }, written.now)
    })
    .catch(removeStoredFiles(deps, stored))
  return itemOf(await readRow(db, _id))
}

const recorded = ({ name, alt, isDecorative, caption, credit, collection, ...row }: ItemRow) => ({
  name,
  alt,
  isDecorative: isDecorative ? 'yes' : 'no',
  caption,
  credit,
  collection,
  focus: `${row.focusX}, ${row.focusY}`,
  language: row.saidLanguage,
  transcript: row.transcript,
})

export async function describeItem(
  deps: LibraryDeps,
  seen: ItemVersion,
  { focus, ...words }: LibraryTexts,
  actor: Administrator,
): Promise<LibraryItem> {
  const { db, now, pictures } = deps
  const { _id } = seen
  const before = await readRow(db, _id)
  if (before.version !== seen.version) throw conflict(libraryItemChangedMeanwhile)
  const isMoved = before.focusX !== focus.x || before.focusY !== focus.y
  const cut = before.kind === 'picture' && isMoved && (await pictures.cut(before.address, focus))
  const item = await commitPublicChange(deps, _id, async (trx) => {
    const written = { author: await actor.confirm(trx), now: now() }
    await change(trx, seen, itemColumns(words), written)
    await requireRightWhereUsed(trx, deps.itemUsages, _id, actor)
    await trx
      .updateTable('libraryVersions')
      .set({
        focusX: focus.x,
        focusY: focus.y,
        transcript: words.transcript || null,
        ...(cut && { cut }),
      })
      .where('_id', '=', before.versionId)
      .execute()
    const activity = {
      admin: written.author,
      action: 'updated',
      subject: 'library',
      target: { _id, name: words.name },
    } as const
    const after = recorded(await readRow(trx, _id))
    await recordActivity(trx, { ...activity, before: recorded(before), after }, written.now)
  }).catch(async (error: unknown) => {
    if (cut) await pictures.remove(cut)
    throw error
  })
  if (cut && before.cut) await removeUnused(pictures, before.cut)
  return item
}

export async function replaceFile(
  deps: LibraryDeps,
  seen: ItemVersion,
  sent: File,
  actor: Administrator,
): Promise<LibraryItem> {
  const { db, now } = deps
  const { _id } = seen
  const { kind, name, version } = await readRow(db, _id)
  if (version !== seen.version) throw conflict(libraryItemChangedMeanwhile)
  await requireUploadQuota(deps, actor)
  const file = await readSentFile(sent, kind)
  const stored = await storeFile(deps, file, { account: actor._id })
  return commitPublicChange(deps, _id, async (trx) => {
    await lockUploadQuota(trx, deps, actor)
    const written = { author: await actor.confirm(trx), now: now() }
    const versionId = await addVersion(trx, _id, stored, file, written)
    await change(trx, seen, { versionId }, written)
    await requireRightToReplace(trx, deps.itemUsages, _id, actor)
    const activity = { admin: written.author, action: 'updated', subject: 'library' } as const
    const after = { file: nameOfFile(file) }
    await recordActivity(trx, { ...activity, target: { _id, name }, after }, written.now)
  }).catch(removeStoredFiles(deps, stored))
}

export async function restoreFile(
  deps: LibraryDeps,
  seen: ItemVersion,
  versionId: string,
  actor: Administrator,
): Promise<LibraryItem> {
  const { db, now } = deps
  const { _id } = seen
  const { name } = await readRow(db, _id)
  return commitPublicChange(deps, _id, async (trx) => {
    const written = { author: await actor.confirm(trx), now: now() }
    const known = await trx
      .selectFrom('libraryVersions')
      .select('_id')
      .where('itemId', '=', _id)
      .where('_id', '=', versionId)
      .executeTakeFirst()
    if (!known) throw notFound(libraryVersionNotFound)
    await change(trx, seen, { versionId }, written)
    await requireRightToReplace(trx, deps.itemUsages, _id, actor)
    const activity = { admin: written.author, action: 'restored', subject: 'library' } as const
    await recordActivity(trx, { ...activity, target: { _id, name } }, written.now)
  })
}

/** Rejects with 409 and the places that use it. The cleanup job deletes the bytes. */
export async function remove(
  { db, now, itemUsages }: LibraryDeps,
  seen: ItemVersion,
  actor: Administrator,
): Promise<string> {
  const { _id } = seen
  const { name, kind } = await readRow(db, _id)
  await requireOwn(db, _id, actor)
  await db.transaction().execute(async (trx) => {
    const written = { author: await actor.confirm(trx), now: now() }
    await change(trx, seen, { deletedAt: written.now.toISOString() }, written)
    const usages = await readUsages(trx, { kind, id: _id }, written.now, actor)
    rejectIfUsed(
      [...usages, ...(await readOtherUsages(trx, itemUsages, _id, { actor, now: written.now }))],
      libraryInUse,
    )
    const activity = { admin: written.author, action: 'deleted', subject: 'library' } as const
    await recordActivity(trx, { ...activity, target: { _id, name } }, written.now)
  })
  return name
}

/** Undoes `remove`, if `version` is the one it left. */
export async function recoverItem(
  deps: LibraryDeps,
  seen: ItemVersion,
  actor: Administrator,
): Promise<void> {
  const { _id } = seen
  await requireOwn(deps.db, _id, actor)
  // An earlier version that shows it may be public.
  await changePublicItem(deps, _id, async (trx) => {
    const written = { author: await actor.confirm(trx), now: deps.now() }
    await change(trx, seen, { deletedAt: null }, written)
    const { name } = await readRow(trx, _id)
    const activity = { admin: written.author, action: 'restored', subject: 'library' } as const
    await recordActivity(trx, { ...activity, target: { _id, name } }, written.now)
  })
}
