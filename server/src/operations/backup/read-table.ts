import { sql } from 'kysely'
import type { Engine } from '../../platform/db/engine.ts'
import type { Db } from '../../platform/db/open.ts'
import { type BackedUpTable, tables } from './tables.ts'

const rowsAtOnce = 500

export type BackupRow = Record<string, unknown>

/** Rows in key order, the same on both engines, in batches. Call in a transaction: PostgreSQL's cursors live in one. */
export const readBackupTable = (
  db: Db,
  engine: Engine,
  table: BackedUpTable,
): AsyncIterable<BackupRow> =>
  engine === 'postgres' ? readPostgres(db, table) : readSqlite(db, table)

async function* readPostgres(db: Db, table: BackedUpTable): AsyncGenerator<BackupRow> {
  const cursor = sql.id(`backup_${table}`)
  // Byte order as in SQLite, not the collation of the server.
  const order = sql.join(tables[table].map((column) => sql`${sql.ref(column)} collate "C"`))
  const query = sql`select * from ${sql.table(table)} order by ${order}`
  await sql`declare ${cursor} no scroll cursor for ${query}`.execute(db)
  for (;;) {
    const { rows } = await sql<BackupRow>`fetch ${sql.lit(rowsAtOnce)} from ${cursor}`.execute(db)
    if (rows.length === 0) break
    yield* rows
  }
  await sql`close ${cursor}`.execute(db)
}

function readSqlite(db: Db, table: BackedUpTable): AsyncIterable<BackupRow> {
  const key = sql.join(tables[table].map((column) => sql.ref(column)))
  return db.selectFrom(table).selectAll().orderBy(key).stream()
}
