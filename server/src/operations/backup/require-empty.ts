import { sql } from 'kysely'
import { listMigrations } from '../../platform/db/migrate.ts'
import type { Db } from '../../platform/db/open.ts'
import type { FileStore } from '../../platform/storage/store.ts'
import { BackupError } from './backup-error.ts'
import type { Inspected } from './inspect-archive.ts'
import { backedUpTables } from './tables.ts'

/** Rejects if anything could be overwritten or mixed up. */
export async function requireEmpty(
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
    if (!pictures.has(name.replace(/\.tmp$/, '')))
      throw new BackupError(`The file storage is not empty: it contains ${name}`)
  }
}
