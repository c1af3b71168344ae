import type { ActivityAction } from 'contract/platform/activity'
import type { Administrator } from '../../platform/access/actor.ts'
import { recordActivity } from '../../platform/activity-log/record-activity.ts'
import type { Trx } from '../../platform/db/schema.ts'
import { removeUnused } from '../../platform/images/roll-back.ts'
import type { RecordKind } from './kind.ts'
import {
  type Acting,
  addressIn,
  auditEntryFor,
  auditedColumns,
  changeRecord,
  orphanedPicture,
  type RecordDeps,
  readColumns,
  recordReferenceOf,
  requireRecordRight,
} from './store.ts'
import { recordsIn } from './tables.ts'

export async function deleteRecordRow(
  trx: Trx,
  kind: RecordKind,
  _id: string,
  now: Date,
): Promise<void> {
  const afterwards = await kind.watch?.(trx, _id)
  await recordsIn(trx).deleteFrom(kind.subject).where('_id', '=', _id).execute()
  await afterwards?.(now)
}

/** Records with a trash move there, others are deleted. Rejects with 403 or 404. Returns the address of an orphaned picture. */
export async function trashOrDelete(
  trx: Trx,
  kind: RecordKind,
  _id: string,
  { actor, admin }: Acting,
  { now, allow }: { now: Date; allow: (trx: Trx) => Promise<void> },
): Promise<string | undefined> {
  const before = await readColumns(trx, kind, _id)
  requireRecordRight(kind, before, actor)
  await allow(trx)
  const trashed = await kind.toTrash?.(trx, _id, now)
  const action: ActivityAction = trashed ? 'trashed' : 'deleted'
  const written = { author: admin.name, action, at: now }
  if (trashed) await changeRecord(trx, kind, _id, trashed, written)
  else await deleteRecordRow(trx, kind, _id, now)
  const target = recordReferenceOf(kind, _id, before)
  const activity = { admin, action, subject: auditEntryFor(kind.subject), target }
  const recorded = await auditedColumns(trx, kind, { before }, now)
  await recordActivity(trx, { ...activity, ...recorded }, now)
  return orphanedPicture(trx, kind, addressIn(kind, before))
}

/** `allow` runs once the record is known to exist. */
export async function deleteRecord(
  { changes, pictures, now }: RecordDeps,
  kind: RecordKind,
  _id: string,
  actor: Administrator,
  allow: (trx: Trx) => Promise<void>,
): Promise<void> {
  const deleted = await changes.commit(kind.subject, async (trx) => {
    const admin = await actor.confirm(trx)
    return trashOrDelete(trx, kind, _id, { actor, admin }, { now: now(), allow })
  })
  if (deleted) await removeUnused(pictures, deleted)
}
