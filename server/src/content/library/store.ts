import { libraryInUse, libraryTaken, libraryVersionNotFound } from 'contract/content/library/calls'
import type { LibraryItem, LibraryKind, LibraryWords } from 'contract/content/library/items'
import { v7 as uuidv7 } from 'uuid'
import type { Administrator } from '../../platform/access/actor.ts'
import { recordActivity } from '../../platform/activity-log/record-activity.ts'
import { conflict, notFound } from '../../platform/http/errors.ts'
import { removeUnused } from '../../platform/images/roll-back.ts'
import { readPlaces, refuseWhereUsed } from '../references/uses.ts'
import { requireOwn, requireWhereShown } from './permissions.ts'
import { nameOfFile, readSentFile } from './read-file.ts'
import { type ItemRow, itemOf } from './rows.ts'
import { storeFile, takeBackFiles } from './store-file.ts'
import { requireRoom } from './uploads-a-day.ts'
import { readOtherPlaces } from './uses.ts'
import {
  addItem,
  addVersion,
  change,
  columnsOf,
  commitShown,
  readRow,
  type Seen,
  type Writing,
} from './write-item.ts'

export async function upload(
  deps: Writing,
  { file: sent, kind }: { file: File; kind?: LibraryKind | undefined },
  actor: Administrator,
): Promise<LibraryItem> {
  const { db, now } = deps
  await requireRoom(deps, actor)
  const file = await readSentFile(sent, kind)
  const stored = await storeFile(deps, file, { account: actor._id })
  const _id = uuidv7()
  await db
    .transaction()
    .execute(async (trx) => {
      const written = { author: await actor.confirm(trx), moment: now() }
      const words = { name: nameOfFile(file), isDecorative: false }
      await addItem(trx, { _id, kind: file.kind, words }, { stored, sha256: file.sha256 }, written)
      const target = { _id, name: words.name }
      const activity = { admin: written.author, subject: 'library', target } as const
      await recordActivity(trx, { ...activity, action: 'created' }, written.moment)
    })
    .catch(takeBackFiles(deps, stored))
  return itemOf(await readRow(db, _id))
}

const noted = ({ name, alt, isDecorative, caption, credit, ...row }: ItemRow) => ({
  name,
  alt,
  isDecorative: isDecorative ? 'yes' : 'no',
  caption,
  credit,
  focus: `${row.focusX}, ${row.focusY}`,
  language: row.saidLanguage,
  transcript: row.transcript,
})

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
    await change(trx, seen, columnsOf(words), written)
    await requireWhereShown(trx, _id, actor)
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
    const after = noted(await readRow(trx, _id))
    await recordActivity(trx, { ...activity, before: noted(before), after }, written.moment)
  }).catch(async (error: unknown) => {
    if (cut) await pictures.remove(cut)
    throw error
  })
  if (cut && before.cut) await removeUnused(pictures, before.cut)
  return item
}

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
  await requireRoom(deps, actor)
  const file = await readSentFile(sent, kind)
  const stored = await storeFile(deps, file, { account: actor._id })
  return commitShown(deps, _id, async (trx) => {
    const written = { author: await actor.confirm(trx), moment: now() }
    const versionId = await addVersion(trx, _id, stored, file, written)
    await change(trx, seen, { versionId }, written)
    await requireWhereShown(trx, _id, actor)
    const activity = { admin: written.author, action: 'updated', subject: 'library' } as const
    const after = { file: nameOfFile(file) }
    await recordActivity(trx, { ...activity, target: { _id, name }, after }, written.moment)
  }).catch(takeBackFiles(deps, stored))
}

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
    await requireWhereShown(trx, _id, actor)
    const activity = { admin: written.author, action: 'restored', subject: 'library' } as const
    await recordActivity(trx, { ...activity, target: { _id, name } }, written.moment)
  })
}

/** Rejects with 409 and the places that use it. The cleanup job deletes the bytes. */
export async function remove(
  { db, now }: Writing,
  seen: Seen,
  actor: Administrator,
): Promise<void> {
  const { _id } = seen
  const { name, kind } = await readRow(db, _id)
  await requireOwn(db, _id, actor)
  await db.transaction().execute(async (trx) => {
    const written = { author: await actor.confirm(trx), moment: now() }
    const { moment } = written
    await change(trx, seen, { deletedAt: moment.toISOString() }, written)
    const places = await readPlaces(trx, { kind, id: _id }, moment, actor)
    refuseWhereUsed(
      [...places, ...(await readOtherPlaces(trx, _id, { actor, moment }))],
      libraryInUse,
    )
    const activity = { admin: written.author, action: 'deleted', subject: 'library' } as const
    await recordActivity(trx, { ...activity, target: { _id, name } }, moment)
  })
}
