import { sql } from 'kysely'
import type { Engine } from '../../platform/db/engine.ts'
import type { Db } from '../../platform/db/open.ts'

const begin: Record<Engine, string> = {
  // Not `begin immediate` as changes do: readers stop nobody from writing.
  sqlite: 'begin deferred',
  postgres: 'begin isolation level repeatable read read only',
}

/** Everything that `read` reads is of one moment, that of its first query, whatever others write meanwhile. */
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
