import { setImmediate } from 'node:timers/promises'
import {
  changedSinceImport,
  deletedSinceImport,
  importGone,
  importUndone,
  maxSkippedListed,
} from 'contract/operations/undo-import'
import type { RejectedEntry } from 'contract/platform/bulk'
import { countOf, formatCount } from 'contract/platform/format-count'
import { mayUse, noRight } from 'contract/platform/roles'
import type { Administrator } from '../../platform/access/actor.ts'
import { requireRight } from '../../platform/access/may.ts'
import { recordActivity } from '../../platform/activity-log/record-activity.ts'
import type { ImportTable } from '../../platform/db/import-tables.ts'
import { inRowBatches } from '../../platform/db/row-batches.ts'
import { inSavepoint } from '../../platform/db/savepoint.ts'
import type { DbOrTrx, Trx } from '../../platform/db/schema.ts'
import type { Written } from '../../platform/db/version-tables.ts'
import type { PlatformDeps } from '../../platform/deps.ts'
import { conflict, HttpError, notFound } from '../../platform/errors.ts'
import type { StoredColumns, StoredState, TableFormat } from '../../platform/spreadsheets/table.ts'
import { recordFolders } from '../../record-folders.ts'
import { rowsPerTurn } from './plan-import.ts'
import { type ImportedRow, oldestUndoable } from './record-import.ts'

type Undoing = { deleted: ImportedRow[]; restored: ImportedRow[]; kept: RejectedEntry[] }

async function readImport(db: DbOrTrx, _id: string, now: Date): Promise<ImportTable> {
  const record = await db
    .selectFrom('imports')
    .selectAll()
    .where('_id', '=', _id)
    .where('createdAt', '>=', oldestUndoable(now))
    .executeTakeFirst()
  if (!record) throw notFound(importGone)
  if (record.undoneAt) throw conflict(importUndone)
  return record
}

const columnsBefore = (before: string | null): StoredColumns => JSON.parse(before ?? '{}')

/** Why it stays as it is; undefined if it can be undone. */
function reasonToSkip(
  state: StoredState | undefined,
  { createdAt, before }: Pick<ImportTable, 'createdAt'> & Pick<ImportedRow, 'before'>,
  actor: Administrator,
): string | undefined {
  if (!state) return deletedSinceImport
  const restored = columnsBefore(before)
  const isOwn = [{}, restored].every((columns) =>
    mayUse(actor, 'carry records', state.departmentWith(columns)),
  )
  if (!isOwn) return noRight
  // Every write of a record sets it.
  if (state.updatedAt !== createdAt) return changedSinceImport
  return before === null ? state.reasonToKeep : undefined
}

/** Changes nothing. */
async function planUndo(
  db: DbOrTrx,
  table: TableFormat,
  done: ImportTable,
  { actor, now }: { actor: Administrator; now: Date },
): Promise<Undoing> {
  const rows: ImportedRow[] = await db
    .selectFrom('importedRows')
    .select(['recordId', 'name', 'before'])
    .where('importId', '=', done._id)
    .orderBy('recordId')
    .execute()
  const plan: Undoing = { deleted: [], restored: [], kept: [] }
  await inRowBatches(rows, async (batch) => {
    const ids = batch.map(({ recordId }) => recordId)
    const states = await table.undo.statesOf(db, ids, now)
    for (const row of batch) {
      const state = states.get(row.recordId)
      // Added by the import and already deleted.
      if (!state && row.before === null) continue
      const reason = reasonToSkip(state, { ...done, ...row }, actor)
      // Nothing says whose a deleted row was.
      const isSeen = state?.isPublic || mayUse(actor, 'see records', state?.departmentWith({}))
      const name = isSeen ? (state?.name ?? row.name) : ''
      if (reason) plan.kept.push({ _id: row.recordId, name, reason })
      else plan[row.before === null ? 'deleted' : 'restored'].push(row)
    }
  })
  return plan
}

const countsOf = ({ deleted, restored, kept }: Undoing) => ({
  deleted: deleted.length,
  restored: restored.length,
  kept: kept.length,
  keptEntries: kept.slice(0, maxSkippedListed),
})

/**
 * Whether there are rows of other departments. Rejects with 403 if there is nothing else; nothing says whose deleted rows were.
 */
function requireOwn(
  { deleted, restored, kept }: Undoing,
  actor: Administrator,
): { isLeftToOthers: boolean } {
  const ofOthers = [noRight, deletedSinceImport]
  const hasOwn =
    deleted.length + restored.length > 0 || kept.some(({ reason }) => !ofOthers.includes(reason))
  if (!hasOwn) requireRight(actor, 'carry records', undefined)
  return { isLeftToOthers: kept.some(({ reason }) => reason === noRight) }
}

type Deps = Pick<PlatformDeps, 'db' | 'changes' | 'now'>

/** Rejects like `undoTableImport`. */
export async function previewUndo({ db, now }: Deps, _id: string, actor: Administrator) {
  const done = await readImport(db, _id, now())
  const { table } = recordFolders[done.subject]
  const { subject, file } = done
  const plan = await planUndo(db, table, done, { actor, now: now() })
  requireOwn(plan, actor)
  return { subject, file, ...countsOf(plan) }
}

function messageOf({ deleted, restored, kept }: Undoing): string {
  const parts = [
    deleted.length > 0 && `${countOf(deleted.length, 'entry', 'entries')} deleted`,
    restored.length > 0 && `${formatCount(restored.length)} restored`,
    kept.length > 0 && `${formatCount(kept.length)} kept`,
  ]
  return `Import undone: ${parts.filter(Boolean).join(', ') || 'there was nothing left to undo'}`
}

/**
 * In one transaction, except rows that somebody changed since, or registered for. Rows of other departments are left to
 * others: the import can still be undone. Rejects with 403 if there is nothing else, with 404 if it is too long ago, and
 * with 409 if it was undone already.
 */
export async function undoTableImport(
  { db, changes, now }: Deps,
  _id: string,
  actor: Administrator,
) {
  const { subject } = await readImport(db, _id, now())
  const { table } = recordFolders[subject]
  const done = await changes.commit(subject, async (trx) => {
    const timestamp = now()
    const { numUpdatedRows } = await trx
      .updateTable('imports')
      .set({ undoneAt: timestamp.toISOString() })
      .where('_id', '=', _id)
      .where('undoneAt', 'is', null)
      .executeTakeFirst()
    if (numUpdatedRows === 0n) throw conflict(importUndone)
    const record = await trx
      .selectFrom('imports')
      .selectAll()
      .where('_id', '=', _id)
      .executeTakeFirstOrThrow()
    const plan = await planUndo(trx, table, record, { actor, now: timestamp })
    const { isLeftToOthers } = requireOwn(plan, actor)
    const written = { author: actor.email, action: 'undone', at: timestamp } as const
    const undone = await carryOut(trx, table, plan, written)
    if (isLeftToOthers)
      await trx.updateTable('imports').set({ undoneAt: null }).where('_id', '=', _id).execute()
    // Last, because it locks the session.
    const admin = await actor.confirm(trx)
    const after = {
      file: record.file,
      deleted: undone.deleted.length || '',
      restored: undone.restored.length || '',
      kept: undone.kept.length || '',
    }
    const activity = { admin, action: 'undone', subject: table.activitySubject } as const
    await recordActivity(trx, { ...activity, target: { _id }, after }, timestamp)
    return undone
  })
  return { message: messageOf(done), ...countsOf(done) }
}

async function carryOut(
  trx: Trx,
  { undo }: TableFormat,
  { deleted, restored, kept }: Undoing,
  written: Written,
): Promise<Undoing> {
  const done: Undoing = { deleted: [], restored: [], kept: [...kept] }
  const skip = ({ recordId, name }: ImportedRow, reason: string) =>
    done.kept.push({ _id: recordId, name, reason })
  const pause = async (count: number) => {
    if (count % rowsPerTurn === 0) await setImmediate()
  }
  for (const [index, row] of deleted.entries()) {
    await pause(index)
    const reason = await undo.remove(trx, row.recordId, written.at)
    if (reason) skip(row, reason)
    else done.deleted.push(row)
  }
  for (const [index, row] of restored.entries()) {
    await pause(index)
    const error = await rejectionOf(trx, () =>
      undo.restore(trx, row.recordId, columnsBefore(row.before), written),
    )
    if (error) skip(row, error.message)
    else done.restored.push(row)
  }
  return done
}

/** Such as a category that no longer exists. Leaves nothing of what was rejected. */
async function rejectionOf(trx: Trx, work: () => Promise<void>): Promise<HttpError | undefined> {
  try {
    await inSavepoint(trx, work)
    return undefined
  } catch (error) {
    if (!(error instanceof HttpError)) throw error
    return error
  }
}
