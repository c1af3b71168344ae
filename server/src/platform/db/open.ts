import { Kysely } from 'kysely'
import type { Changes } from './changes.ts'
import { createPostgresChanges } from './changes-postgres.ts'
import { createSqliteChanges } from './changes-sqlite.ts'
import type { Engine } from './engine.ts'
import { openPostgresPool, postgresDialect } from './postgres.ts'
import type { Database } from './schema.ts'
import { openSqliteFile, sqliteDialect } from './sqlite.ts'
import { createStatementTimes, type StatementTimes } from './statement-times.ts'

export type Db = Kysely<Database>

export type PoolStatus = { totalCount: number; idleCount: number; waitingCount: number }

export type OpenDatabase = {
  engine: Engine
  db: Db
  changes: Changes
  statements: StatementTimes
  pool: PoolStatus | undefined
  close: () => Promise<void>
}

type Settings = { dataDir: string; databaseUrl: string | undefined }

/** PostgreSQL if there is a URL, else SQLite in the data folder. An unreachable PostgreSQL shows at the first query. */
export const openDatabase = ({ dataDir, databaseUrl }: Settings): OpenDatabase =>
  databaseUrl ? openPostgres(databaseUrl) : openSqlite(dataDir)

function openSqlite(dataDir: string): OpenDatabase {
  const statements = createStatementTimes()
  const dialect = sqliteDialect(openSqliteFile(dataDir))
  const db = new Kysely<Database>({ dialect, log: statements.log })
  // A second connection, because `data_version` only shows what other connections have written.
  const watcher = openSqliteFile(dataDir)
  const changes = createSqliteChanges(db, watcher)
  return {
    engine: 'sqlite',
    db,
    changes,
    statements,
    pool: undefined,
    close: async () => {
      watcher.close()
      await db.destroy()
    },
  }
}

function openPostgres(databaseUrl: string): OpenDatabase {
  const statements = createStatementTimes()
  const pool = openPostgresPool(databaseUrl)
  const dialect = postgresDialect(pool, () => changes.reconnect())
  const db = new Kysely<Database>({ dialect, log: statements.log })
  const changes = createPostgresChanges(db, databaseUrl)
  return {
    engine: 'postgres',
    db,
    changes,
    statements,
    pool,
    close: async () => {
      await changes.close()
      await db.destroy()
    },
  }
}
