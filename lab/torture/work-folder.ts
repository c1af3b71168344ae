import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Engine } from 'server/src/platform/db/engine.ts'
import { type OpenDatabase, openDatabase } from 'server/src/platform/db/open.ts'
import { newDatabase } from 'testing/new-database.ts'
import type { startPostgres } from 'testing/start-postgres.ts'
import { startServer, type WebServer } from '../web-server.ts'

type Postgres = Awaited<ReturnType<typeof startPostgres>>

/** An empty database and data folder, and servers on them. */
export type Place = {
  engine: Engine
  dataDir: string
  /** The database server, if it is a separate process. */
  postgres: Postgres | undefined
  databaseUrl: string | undefined
  start: (more?: Record<string, string>) => Promise<WebServer>
  /** Reads the database directly. */
  look: <Seen>(read: (database: OpenDatabase) => Promise<Seen>) => Promise<Seen>
  remove: () => void
}

export async function newPlace(postgres: Postgres | undefined): Promise<Place> {
  const dataDir = mkdtempSync(join(tmpdir(), 'college-torture-'))
  const remove = () => rmSync(dataDir, { recursive: true, force: true })
  process.once('exit', remove)
  const databaseUrl = postgres && (await newDatabase(postgres.url('postgres')))
  const settings = {
    LOG_LEVEL: 'error',
    ...(databaseUrl && { DATABASE_URL: databaseUrl }),
  }
  return {
    engine: postgres ? 'postgres' : 'sqlite',
    dataDir,
    postgres,
    databaseUrl,
    start: (more) => startServer(dataDir, { ...settings, ...more }),
    look: async (read) => {
      const database = openDatabase({ dataDir, databaseUrl })
      try {
        return await read(database)
      } finally {
        await database.close()
      }
    },
    remove: () => {
      process.off('exit', remove)
      remove()
    },
  }
}
