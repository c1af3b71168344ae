import { sql } from 'kysely'
import type { Engine } from '../../platform/db/engine.ts'
import type { Db } from '../../platform/db/open.ts'
import { type KeptTable, tables } from './tables.ts'

const rowsAtOnce = 500

export type Row = Record<string, unknown>

/** Rows in key order, the same on both engines, in batches. Call in a transaction: PostgreSQL's cursors live in one. */
export const readTable = (db: Db, engine: Engine, table: KeptTable): AsyncIterable<Row> =>
  engine === 'postgres' ? readPostgres(db, table) : readSqlite(db, table)

async function* readPostgres(db: Db, table: KeptTable): AsyncGenerator<Row> {
  const cursor = sql.id(`backup_${table}`)
  // Byte order as in SQLite, not the collation of the server.
  const order = sql.join(tables[table].map((column) => sql`${sql.ref(column)} collate "C"`))
  const query = sql`select * from ${sql.table(table)} order by ${order}`
  await sql`declare ${cursor} no scroll cursor for ${query}`.execute(db)
  for (;;) {
    const { rows } = await sql<Row>`fetch ${sql.lit(rowsAtOnce)} from ${cursor}`.execute(db)
    if (rows.length === 0) break
    yield* rows
  }
  await sql`close ${cursor}`.execute(db)
}

function readSqlite(db: Db, table: KeptTable): AsyncIterable<Row> {
  const key = sql.join(tables[table].map((column) => sql.ref(column)))
  return db.selectFrom(table).selectAll().orderBy(key).stream()
}
