import { PostgresDialect } from 'kysely'
import pg from 'pg'
import { punctualPool } from './punctual-pool.ts'

const waitMilliseconds = 5_000
const poolSize = 10

const toInstant = (value: string) => new Date(value).toISOString()

/** `timestamptz` comes as the ISO 8601 UTC text that the code and the wire use. */
const types: pg.CustomTypesConfig = {
  getTypeParser: (oid, format) =>
    oid === pg.types.builtins.TIMESTAMPTZ ? toInstant : pg.types.getTypeParser(oid, format),
}

/** Settings of every connection to this database. */
export const postgresConnection = (connectionString: string) => ({
  connectionString,
  types,
  connectionTimeoutMillis: waitMilliseconds,
  statement_timeout: waitMilliseconds,
  keepAlive: true,
})

export function openPostgresPool(connectionString: string): pg.Pool {
  const pool = new pg.Pool({ ...postgresConnection(connectionString), max: poolSize })
  // A connection lost while idle is replaced at the next query, which reports what is wrong. One that is lost in use
  // says so twice: to the statement that runs, and as an event, which would end the process.
  pool.on('error', () => undefined)
  pool.on('connect', (client) => client.on('error', () => undefined))
  return pool
}

/** `onNotNow` is called when PostgreSQL lets nobody in, because it stops or starts. */
export const postgresDialect = (pool: pg.Pool, onNotNow: () => void) =>
  new PostgresDialect({ pool: punctualPool(pool, onNotNow) })
