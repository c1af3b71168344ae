import { Kysely } from 'kysely'
import { type Changes, createPostgresChanges, createSqliteChanges } from './changes.ts'
import { openPostgresPool, postgresDialect } from './postgres.ts'
import type { Database } from './schema.ts'
import { openSqliteFile, sqliteDialect } from './sqlite.ts'

export type Engine = 'sqlite' | 'postgres'
export type Db = Kysely<Database>

export type OpenDatabase = {
  engine: Engine
  db: Db
  changes: Changes
  close: () => Promise<void>
}

/**
 * Opens PostgreSQL when there is an address, else the SQLite file in the data folder. Connects nothing to PostgreSQL
 * yet: an unreachable server shows at the first query.
 */
export function openDatabase(settings: {
  dataDir: string
  databaseUrl: string | undefined
}): OpenDatabase {
  return settings.databaseUrl ? openPostgres(settings.databaseUrl) : openSqlite(settings.dataDir)
}

function openSqlite(dataDir: string): OpenDatabase {
  const db = new Kysely<Database>({ dialect: sqliteDialect(openSqliteFile(dataDir)) })
  // A second connection, because `data_version` only tells what other connections have written.
  const watcher = openSqliteFile(dataDir)
  const changes = createSqliteChanges(db, watcher)
  return {
    engine: 'sqlite',
    db,
    changes,
    close: async () => {
      watcher.close()
      await db.destroy()
    },
  }
}

function openPostgres(databaseUrl: string): OpenDatabase {
  const db = new Kysely<Database>({ dialect: postgresDialect(openPostgresPool(databaseUrl)) })
  const changes = createPostgresChanges(db, databaseUrl)
  return {
    engine: 'postgres',
    db,
    changes,
    close: async () => {
      await changes.close()
      await db.destroy()
    },
  }
}
