import { setImmediate } from 'node:timers/promises'
import {
  alreadyImported,
  type ImportCheck,
  type ImportResult,
  nothingImported,
} from 'contract/operations/import'
import { formatCount } from 'contract/platform/format-count'
import { truncateTo } from 'contract/platform/shorten'
import type { RecordName } from 'contract/records'
import type { Administrator } from '../../platform/access/actor.ts'
import type { Changes } from '../../platform/db/changes.ts'
import type { Db } from '../../platform/db/open.ts'
import type { Trx } from '../../platform/db/schema.ts'
import type { Written } from '../../platform/db/version-tables.ts'
import { conflict } from '../../platform/errors.ts'
import type { TableFormat } from '../../platform/spreadsheets/table.ts'
import { recordFolders } from '../../record-folders.ts'
import { type ImportStep, planImport, rowsPerTurn } from './plan-import.ts'
import { readTableFile } from './read-table.ts'
import { type ImportedRow, recordImport } from './record-import.ts'

const statuses = ['new', 'changed', 'unchanged', 'refused'] as const
const maxNamesListed = 10

class RefusedImport extends Error {
  readonly report: ImportCheck
  constructor(report: ImportCheck) {
    super(nothingImported)
    this.report = report
  }
}

export function summaryOf(
  steps: readonly Pick<ImportStep, 'row'>[],
  ignored: readonly string[],
): string {
  const counts = statuses
    .map((status) => [steps.filter(({ row }) => row.outcome === status).length, status] as const)
    .filter(([count]) => count > 0)
    .map(([count, status]) => `${formatCount(count)} ${status}`)
    .join(', ')
  if (ignored.length === 0) return counts
  const names = ignored.slice(0, maxNamesListed).map((name) => truncateTo(name, 50))
  return `${counts}. Ignored columns: ${names.join(', ')}${ignored.length > maxNamesListed ? ' …' : ''}`
}

export async function checkTableFile(
  { db, now }: { db: Db; now: () => Date },
  actor: Administrator,
  subject: RecordName,
  file: File,
): Promise<ImportCheck> {
  const { rows, ignored } = await readTableFile(recordFolders[subject].table, file)
  const table = recordFolders[subject].table
  const steps = await planImport(db, table, rows, { holder: actor, now: now() })
  return { message: summaryOf(steps, ignored), rows: steps.map(({ row }) => row) }
}

/** Returns what is needed to undo it. */
async function carryOut(
  trx: Trx,
  table: TableFormat,
  steps: readonly ImportStep[],
  written: Written,
): Promise<ImportedRow[]> {
  const done: ImportedRow[] = []
  for (const step of steps) {
    if (step.kind === 'none') continue
    if (done.length % rowsPerTurn === 0) await setImmediate()
    const { name } = step.row
    const { entry } = step
    if (step.kind === 'insert') {
      done.push({ recordId: await entry.insert(trx, written), name, before: null })
      continue
    }
    const { _id } = step.before
    const before = await table.undo.columnsOf(trx, _id, step.columns)
    await entry.update(trx, _id, step.columns, written)
    done.push({ recordId: _id, name, before: JSON.stringify(before) })
  }
  return done
}

/** Rejects with 409 if its response was lost. */
async function requireNewImport(trx: Trx, _id: string | undefined): Promise<void> {
  if (_id === undefined) return
  const known = trx.selectFrom('imports').select('_id').where('_id', '=', _id)
  if (await known.executeTakeFirst()) throw conflict(alreadyImported)
}

/** All rows or none; `isImported` tells which. Compares again, as an earlier check may be outdated. */
export async function importTableFile(
  { changes, now }: { changes: Changes; now: () => Date },
  actor: Administrator,
  { _id, subject, file }: { _id?: string | undefined; subject: RecordName; file: File },
): Promise<{ isImported: boolean; report: ImportResult }> {
  const table = recordFolders[subject].table
  const { rows, ignored } = await readTableFile(table, file)
  const work = async (trx: Trx): Promise<ImportResult> => {
    await requireNewImport(trx, _id)
    const timestamp = now()
    const steps = await planImport(trx, table, rows, { holder: actor, now: timestamp })
    const reported = steps.map(({ row }) => row)
    if (reported.some(({ outcome }) => outcome === 'refused')) {
      throw new RefusedImport({ message: nothingImported, rows: reported })
    }
    const written = { author: actor.email, action: 'imported', at: timestamp } as const
    const done = await carryOut(trx, table, steps, written)
    // Last, because it locks the session, and a logout should not wait for ten thousand rows.
    const admin = await actor.confirm(trx)
    const result = { message: `Imported: ${summaryOf(steps, ignored)}`, rows: reported }
    if (done.length === 0) return result
    const what = { _id, subject, file: file.name, rows: done, admin }
    return { ...result, importId: await recordImport(trx, what, timestamp) }
  }
  try {
    return { isImported: true, report: await changes.commit(subject, work) }
  } catch (error) {
    if (!(error instanceof RefusedImport)) throw error
    return { isImported: false, report: error.report }
  }
}
