import { sql } from 'kysely'
import type { Engine } from '../../platform/db/engine.ts'
import type { Db } from '../../platform/db/open.ts'

const begin: Record<Engine, string> = {
  // Not `begin immediate` as for changes: readers block no writers.
  sqlite: 'begin deferred',
  postgres: 'begin isolation level repeatable read read only',
}

/** All reads see the state at the first query, whatever others write meanwhile. */
export const inSnapshot = <Result>(
  db: Db,
  engine: Engine,
  read: (snapshot: Db) => Promise<Result>,
): Promise<Result> =>
  db.connection().execute(async (connection) => {
    await sql.raw(begin[engine]).execute(connection)
    try {
      return await read(connection)
    } finally {
      await sql`rollback`.execute(connection)
    }
  })
