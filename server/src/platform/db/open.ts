import { Kysely } from 'kysely'
import type { Changes } from './changes.ts'
import { createPostgresChanges } from './changes-postgres.ts'
import { createSqliteChanges } from './changes-sqlite.ts'
import type { Engine } from './engine.ts'
import { openPostgresPool, poolSize, postgresDialect } from './postgres.ts'
import type { Database } from './schema.ts'
import { openSqliteFile, openSqliteToRead, sqliteDialect } from './sqlite.ts'
import { createStatementTimes, type StatementTimes } from './statement-times.ts'
import { databaseTurns } from './turns.ts'

export type Db = Kysely<Database>

export type PoolStatus = Record<'connections' | 'idle' | 'waiting', () => number>

export type OpenDatabase = {
  engine: Engine
  db: Db
  changes: Changes
  statements: StatementTimes
  pool: PoolStatus | undefined
  close: () => Promise<void>
}

type Settings = { dataDir: string; databaseUrl: string | undefined; isReadOnly?: boolean }

/** PostgreSQL if there is a URL, else SQLite in the data folder. An unreachable PostgreSQL shows at the first query. */
export const openDatabase = ({ dataDir, databaseUrl, isReadOnly }: Settings): OpenDatabase =>
  databaseUrl
    ? openPostgres(databaseUrl)
    : openSqlite(dataDir, isReadOnly ? openSqliteToRead : openSqliteFile)

function openSqlite(dataDir: string, openFile: typeof openSqliteFile): OpenDatabase {
  const statements = createStatementTimes()
  const dialect = sqliteDialect(openFile(dataDir))
  const db = new Kysely<Database>({ dialect, log: statements.log })
  // A second connection, because `data_version` only shows what other connections have written.
  const watcher = openFile(dataDir)
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
  const turns = databaseTurns(poolSize)
  const dialect = postgresDialect(pool, turns, () => changes.reconnect())
  const db = new Kysely<Database>({ dialect, log: statements.log })
  const changes = createPostgresChanges(db, databaseUrl)
  return {
    engine: 'postgres',
    db,
    changes,
    statements,
    pool: {
      connections: () => pool.totalCount,
      idle: () => pool.idleCount,
      waiting: turns.waiting,
    },
    close: async () => {
      await changes.close()
      await db.destroy()
    },
  }
}
