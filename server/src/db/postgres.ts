import { PostgresDialect } from 'kysely'
import pg from 'pg'

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
  // A connection lost while idle is replaced at the next query, which reports what is wrong.
  pool.on('error', () => undefined)
  return pool
}

export const postgresDialect = (pool: pg.Pool) => new PostgresDialect({ pool })
