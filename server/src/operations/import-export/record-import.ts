import { undoImportDays } from 'contract/operations/undo-import'
import { dayMilliseconds } from 'contract/platform/durations'
import { formatCount } from 'contract/platform/format-count'
import { truncateTo } from 'contract/platform/shorten'
import type { RecordName } from 'contract/records'
import { v7 as uuidv7 } from 'uuid'
import type { Confirmed } from '../../platform/access/actor.ts'
import { recordActivity } from '../../platform/activity-log/record-activity.ts'
import type { ImportedRowTable } from '../../platform/db/import-tables.ts'
import type { Db } from '../../platform/db/open.ts'
import { inRowBatches } from '../../platform/db/row-batches.ts'
import type { Trx } from '../../platform/db/schema.ts'
import { recordFolders } from '../../record-folders.ts'

export type ImportedRow = Omit<ImportedRowTable, 'importId'>

type Import = {
  _id?: string | undefined
  subject: RecordName
  file: string
  rows: readonly ImportedRow[]
  admin: Confirmed
}

const nameLength = 120

/** One activity for all rows. Returns the import's id. */
export async function recordImport(
  trx: Trx,
  { _id = uuidv7(), subject, file, rows, admin }: Import,
  now: Date,
): Promise<string> {
  const name = truncateTo(file, nameLength)
  const createdAt = now.toISOString()
  await trx
    .insertInto('imports')
    .values({ _id, subject, file: name, createdAt, undoneAt: null })
    .execute()
  await inRowBatches(rows, (batch) =>
    trx
      .insertInto('importedRows')
      .values(batch.map((row) => ({ ...row, importId: _id })))
      .execute(),
  )
  const added = rows.filter(({ before }) => before === null).length
  const counted = (count: number) => (count ? formatCount(count) : '')
  const after = { file: name, added: counted(added), changed: counted(rows.length - added) }
  const { activitySubject } = recordFolders[subject].table
  await recordActivity(
    trx,
    { admin, action: 'imported', subject: activitySubject, target: { _id }, after },
    now,
  )
  return _id
}

export const oldestUndoable = (now: Date) =>
  new Date(now.getTime() - undoImportDays * dayMilliseconds).toISOString()

/** The old values may be personal data. */
export async function cleanUpImports({ db, now }: { db: Db; now: () => Date }): Promise<void> {
  await db.deleteFrom('imports').where('createdAt', '<', oldestUndoable(now())).execute()
}
