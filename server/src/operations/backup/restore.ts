import { cacheTags } from 'contract/cache-tags'
import { sql } from 'kysely'
import { markReminded } from '../../events/registrations/offers-and-reminders.ts'
import { lastNews, recordNews } from '../../messaging/subscriptions/news.ts'
import type { Engine } from '../../platform/db/engine.ts'
import { listMigrations, migrate } from '../../platform/db/migrate.ts'
import type { Db, OpenDatabase } from '../../platform/db/open.ts'
import type { Database, Trx } from '../../platform/db/schema.ts'
import { unfinished } from '../../platform/storage/disk-store.ts'
import type { FileStore } from '../../platform/storage/store.ts'
import { BackupError } from './backup-error.ts'
import { type Comparison, comparePictures, compareTables } from './compare.ts'
import { filesAtOnce } from './copy-pictures.ts'
import type { Inspected } from './inspect-archive.ts'
import { readArchive } from './read-archive.ts'
import { readRows } from './read-rows.ts'
import type { BackedUpTable } from './tables.ts'
import { backedUpTables } from './tables.ts'

/** Rejects if anything could be overwritten or mixed up. */
async function requireEmpty(
  { db, store }: { db: Db; store: FileStore },
  { manifest, pictures }: Inspected,
): Promise<void> {
  const done = await listMigrations(db)
  if (done.length > manifest.migrations.length)
    throw new BackupError('The database is newer than the backup: use a new, empty database')
  const tables = new Set((await db.introspection.getTables()).map(({ name }) => name))
  for (const table of backedUpTables.filter((name) => tables.has(name))) {
    const { rows } = await sql`select 1 from ${sql.table(table)} limit 1`.execute(db)
    if (rows.length > 0) throw new BackupError(`The database is not empty: table ${table} has rows`)
  }
  for await (const { name } of store.list()) {
    if (!pictures.has(name.replace(unfinished, '')))
      throw new BackupError(`The file storage is not empty: it contains ${name}`)
  }
}

const rowsAtOnce = 100

type Target = Pick<OpenDatabase, 'db' | 'engine' | 'changes'> & { store: FileStore }

/**
 * Restores into an empty database and storage, and compares; `onCompared` receives the result. Rejects and rolls back on any
 * failure or difference. No server may run meanwhile.
 */
export async function restoreBackup(
  target: Target,
  backup: Inspected,
  onCompared: (comparisons: Comparison[]) => void = () => undefined,
  signal = new AbortController().signal,
): Promise<void> {
  const { db, engine, changes, store } = target
  await requireEmpty(target, backup)
  let isCommitting = false
  try {
    await restorePictures(store, backup, signal)
    const pictures = await comparePictures(store, backup)
    await db.transaction().execute(async (trx) => {
      const comparisons = [...(await restoreRows(trx, engine, backup, signal)), pictures]
      onCompared(comparisons)
      if (!comparisons.every(({ isSame }) => isSame))
        throw new BackupError('The restored data differs from the backup')
      await migrate(trx, engine)
      await markAllNotified(trx, new Date())
      isCommitting = true
    })
  } catch (error) {
    // If the connection is lost during commit, the rows may exist and need their files.
    const isUnknown = isCommitting && engine === 'postgres'
    if (!isUnknown) await store.remove([...backup.pictures.keys()]).catch(() => undefined)
    throw error
  }
  // In case a server runs after all.
  await changes.commit(cacheTags, async () => undefined)
}

/**
 * People may have had emails since the backup, and nobody knows which, so nothing is sent again; that includes notices
 * whose scheduled time has passed since, and reminders of events.
 */
async function markAllNotified(trx: Trx, now: Date): Promise<void> {
  await markReminded(trx, now)
  await recordNews({ db: trx, now: () => now })
  await trx
    .updateTable('subscriptions')
    .set({ toldNumber: await lastNews(trx) })
    .execute()
}

async function restorePictures(
  store: FileStore,
  { path, pictures }: Inspected,
  signal: AbortSignal,
): Promise<void> {
  let batch: [name: string, bytes: Buffer][] = []
  for await (const { entry, bytes } of readArchive(path, signal)) {
    if (entry.kind !== 'picture') break
    if (pictures.has(entry.name)) batch.push([entry.name, bytes])
    if (batch.length < filesAtOnce) continue
    await writeAll(store, batch)
    batch = []
  }
  await writeAll(store, batch)
}

/** Settles only when no write is in progress: only then can files be removed. */
async function writeAll(store: FileStore, files: [name: string, bytes: Buffer][]): Promise<void> {
  const writes = await Promise.allSettled(files.map(([name, bytes]) => store.write(name, bytes)))
  const failed = writes.find((write) => write.status === 'rejected')
  if (failed) throw failed.reason
}

/** Migrates to the state of the backup, fills the tables and compares. */
async function restoreRows(
  trx: Trx,
  engine: Engine,
  backup: Inspected,
  signal: AbortSignal,
): Promise<Comparison[]> {
  await migrate(trx, engine, backup.lastMigration)
  for await (const { entry, bytes } of readArchive(backup.path, signal)) {
    if (entry.kind !== 'rows') continue
    const rows = readRows(bytes)
    for (let start = 0; start < rows.length; start += rowsAtOnce) {
      // Columns and types were checked; the engine rejects invalid values.
      const batch = rows.slice(start, start + rowsAtOnce) as Database[BackedUpTable][]
      await trx.insertInto(entry.table).values(batch).execute()
    }
  }
  return await compareTables(trx, engine, backup)
}
