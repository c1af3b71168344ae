import type { Selectable } from 'kysely'
import { filesBelow } from 'testing/files-below.ts'
import { type BackupTable, tables } from '../src/operations/backup/tables.ts'
import type { Db } from '../src/platform/db/open.ts'
import type { Database } from '../src/platform/db/schema.ts'

/** Columns that the clock changes. */
const byTheClock: readonly BackupTable[] = ['noticeNews']

type Rows = { [Name in BackupTable]: Selectable<Database[Name]>[] }

/** Everything that a rejected request must not change: files, and rows except derived ones. */
export async function stateOf({ db, uploads }: { db: Db; uploads: string }) {
  const rows: Partial<Record<BackupTable, object[]>> = {}
  for (const name of Object.keys(tables) as BackupTable[])
    if (!byTheClock.includes(name)) rows[name] = await sortedRows(db, name)
  return { ...(rows as Rows), files: await filesBelow(uploads) }
}

async function sortedRows(db: Db, name: BackupTable): Promise<object[]> {
  const results: Record<string, unknown>[] = await db.selectFrom(name).selectAll().execute()
  const rows = name.endsWith('Sessions') ? results.map(unseen) : results
  const texts = rows.map((row) => [JSON.stringify(row), row] as const)
  // By code unit, whatever the machine's language.
  texts.sort(([one], [other]) => (one < other ? -1 : 1))
  return texts.map(([, row]) => row)
}

/** Without the last-seen time, which rejected requests update, too. */
const unseen = ({ lastSeenAt: _, ...session }: Record<string, unknown>) => session
