import { alreadyCreated, type DeclaredRecord } from 'contract/content/record'
import type { ActivityAction } from 'contract/platform/activity'
import { type RecordName, records } from 'contract/records'
import { type SqlBool, sql } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import type { Administrator, Confirmed } from '../../platform/access/actor.ts'
import { requireRight } from '../../platform/access/may.ts'
import { recordActivity } from '../../platform/activity-log/record-activity.ts'
import type { DbOrTrx, Trx } from '../../platform/db/schema.ts'
import type { Written } from '../../platform/db/version-tables.ts'
import type { PlatformDeps } from '../../platform/deps.ts'
import { conflict, notFound } from '../../platform/errors.ts'
import { removeUnused, rollBack } from '../../platform/images/roll-back.ts'
import { auditEntryOf } from './audit-entry.ts'
import type { FormOf, RecordKind } from './kind.ts'
import { mergedColumns } from './merge-form.ts'
import { pictureOf } from './picture.ts'
import type { Columns } from './tables.ts'
import { recordsIn } from './tables.ts'
import { addRecordVersion, storedColumns } from './versions.ts'

export type RecordDeps = Pick<PlatformDeps, 'changes' | 'pictures' | 'now'>
export type Acting = { actor: Administrator; admin: Confirmed }

export const createdBy = ({ name }: Confirmed, at: Date): Written => ({
  author: name,
  action: 'created',
  at,
})

/** Runs in the caller's transaction. Returns the new id. */
export async function insertRecord(
  trx: Trx,
  kind: RecordKind,
  columns: Columns,
  written: Written,
  _id: string = uuidv7(),
): Promise<string> {
  const { subject, counter, derive, watch } = kind
  const timestamp = written.at.toISOString()
  const derived = await derive?.(trx, _id, columns, written.at)
  const afterwards = await watch?.(trx, _id)
  const row = { ...columns, ...derived, _id, createdAt: timestamp, updatedAt: timestamp }
  await recordsIn(trx)
    .insertInto(subject)
    .values({ ...row, ...(counter && { [counter]: 0 }) })
    .execute()
  await afterwards?.(written.at)
  await addRecordVersion(trx, kind, { _id, before: undefined, after: row }, written)
  return _id
}

export async function changeRecord(
  trx: Trx,
  kind: RecordKind,
  _id: string,
  columns: Columns,
  written: Written,
): Promise<void> {
  const { subject, counter, derive, watch } = kind
  const afterwards = await watch?.(trx, _id)
  const before = (await storedColumns(trx, kind, _id)) ?? {}
  const after = { ...columns, ...(await derive?.(trx, _id, columns, written.at)) }
  await recordsIn(trx)
    .updateTable(subject)
    .set({ ...after, updatedAt: written.at.toISOString() })
    .$if(counter !== undefined, (update) =>
      update.set((row) => ({ [counter ?? '']: row(counter ?? '', '+', 1) })),
    )
    .where('_id', '=', _id)
    .execute()
  await afterwards?.(written.at)
  await addRecordVersion(trx, kind, { _id, before, after }, written)
}

export async function readColumns(trx: DbOrTrx, kind: RecordKind, _id: string): Promise<Columns> {
  const row = await recordsIn(trx)
    .selectFrom(kind.subject)
    .select(Object.keys(kind.declared.fields))
    .where('_id', '=', _id)
    .$if(kind.isStored !== undefined, (result) =>
      result.where(kind.isStored ?? sql<SqlBool>`1 = 1`),
    )
    .executeTakeFirst()
  if (!row) throw notFound(kind.declared.messages.notFound)
  return row
}

export const auditEntryFor = (subject: RecordName) => records[subject].naming.as

export const addressIn = ({ declared }: RecordKind, columns: Columns) =>
  String(columns[pictureOf(declared).column] ?? '')

export async function auditedColumns(
  trx: Trx,
  { declared, describe }: RecordKind,
  { before, after }: { before?: Columns; after?: Columns },
  now: Date,
) {
  return auditEntryOf(declared, {
    ...(before && { before: (await describe?.(trx, before, now)) ?? before }),
    ...(after && { after: (await describe?.(trx, after, now)) ?? after }),
  })
}

export const recordReferenceOf = ({ declared }: RecordKind, _id: string, columns: Columns) => ({
  _id,
  name: String(columns[declared.nameField]),
})

export const requireRecordRight = (
  { department }: RecordKind,
  columns: Columns,
  actor: Administrator,
) => requireRight(actor, 'write records', department.of(columns))

export type SentForm<Form = FormOf<DeclaredRecord>> = { form: Form; file: File | undefined }

/** Rejects with 409 if it differs from the record with this id. Undefined if there is none. */
async function findCreated(
  trx: Trx,
  kind: RecordKind,
  { _id, columns, actor }: { _id: string; columns: Columns; actor: Administrator },
): Promise<string | undefined> {
  const created = await storedColumns(trx, kind, _id)
  if (!created) return undefined
  requireRecordRight(kind, created, actor)
  const textIn = (row: Columns, name: string) => String(row[name] ?? '')
  const isSame = Object.keys(kind.declared.fields).every(
    (name) => !(name in columns) || textIn(created, name) === textIn(columns, name),
  )
  if (!isSame) throw conflict(alreadyCreated)
  return _id
}

type New = { originalId?: string | undefined; _id?: string | undefined }

/**
 * Picture first, then the row; removes the picture if the row fails. A copy shares the original's picture if none is
 * sent. Idempotent with an `_id`. Rejects with 403, 404 or 409.
 */
export async function createRecord(
  { changes, pictures, now }: RecordDeps,
  kind: RecordKind,
  { form, file }: SentForm,
  actor: Administrator,
  { originalId, _id: newId = uuidv7() }: New = {},
): Promise<string> {
  const { subject, declared } = kind
  const picture = pictureOf(declared)
  const address = file && (await pictures.save(file, 'first'))
  const columns = kind.toColumns(form)
  const result = await changes
    .commit(subject, async (trx) => {
      const admin = await actor.confirm(trx)
      const created = await findCreated(trx, kind, { _id: newId, columns, actor })
      if (created) return { isRepeated: true }
      const original = originalId ? await readColumns(trx, kind, originalId) : {}
      if (originalId) requireRecordRight(kind, original, actor)
      const image = address ?? original[picture.column] ?? picture.none
      const after = { ...columns, [picture.column]: image }
      requireRecordRight(kind, after, actor)
      await insertRecord(trx, kind, after, createdBy(admin, now()), newId)
      if (originalId) await kind.copied?.(trx, originalId, newId)
      const target = recordReferenceOf(kind, newId, after)
      const activity = {
        admin,
        action: 'created',
        subject: auditEntryFor(subject),
        target,
      } as const
      const recorded = await auditedColumns(trx, kind, { after }, now())
      await recordActivity(trx, { ...activity, ...recorded }, now())
      return { isRepeated: false }
    })
    .catch(rollBack(pictures, address))
  if (result.isRepeated && address) await removeUnused(pictures, address)
  return newId
}

type Change = {
  _id: string
  after: Columns
  action?: ActivityAction
}

/** Rejects with 403 or 404. Returns the address of an orphaned picture. */
export async function writeChange(
  trx: Trx,
  kind: RecordKind,
  { _id, after, action = 'updated' }: Change,
  { actor, admin }: Acting,
  now: Date,
): Promise<string | undefined> {
  const before = await readColumns(trx, kind, _id)
  const full = { ...before, ...after }
  requireRecordRight(kind, before, actor)
  requireRecordRight(kind, full, actor)
  await changeRecord(trx, kind, _id, after, { author: admin.name, action, at: now })
  const target = recordReferenceOf(kind, _id, full)
  const activity = { admin, action, subject: auditEntryFor(kind.subject), target }
  const recorded = await auditedColumns(trx, kind, { before, after: full }, now)
  await recordActivity(trx, { ...activity, ...recorded }, now)
  return orphanedPicture(trx, kind, addressIn(kind, before))
}

/** Copies and series share pictures. */
export async function orphanedPicture(
  trx: Trx,
  { subject, declared }: RecordKind,
  address: string,
): Promise<string | undefined> {
  if (!address) return undefined
  const visible = await recordsIn(trx)
    .selectFrom(subject)
    .select('_id')
    .where(pictureOf(declared).column, '=', address)
    .limit(1)
    .executeTakeFirst()
  return visible ? undefined : address
}

/** Rejects with 404, or 409 for concurrent changes. Deletes the old picture after the commit. */
export async function updateRecord(
  { changes, pictures, now }: RecordDeps,
  kind: RecordKind,
  _id: string,
  { form, file }: SentForm,
  actor: Administrator,
): Promise<void> {
  const address = file && (await pictures.save(file, 'first'))
  const replaced = await changes
    .commit(kind.subject, async (trx) => {
      const admin = await actor.confirm(trx)
      const before = await readColumns(trx, kind, _id)
      requireRecordRight(kind, before, actor)
      const after = await mergedColumns(trx, kind, { _id, before }, { form, address })
      return writeChange(trx, kind, { _id, after }, { actor, admin }, now())
    })
    .catch(rollBack(pictures, address))
  if (replaced) await removeUnused(pictures, replaced)
}
