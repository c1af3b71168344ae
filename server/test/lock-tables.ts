import pg from 'pg'

/**
 * Locks tables of a PostgreSQL, so that whoever needs one waits in the middle of a statement, some with a transaction
 * open, until the database ends or `release`. `held` tells how many do.
 */
export async function lockTables(databaseUrl: string, tables: string) {
  const client = new pg.Client(databaseUrl)
  // It may end together with the database.
  client.on('error', () => undefined)
  await client.connect()
  await client.query(`begin; lock table ${tables} in access exclusive mode`)
  return {
    held: async () => {
      const { rows } = await client.query(
        `select count(*)::int as held from pg_stat_activity
         where datname = current_database() and wait_event_type = 'Lock'`,
      )
      return Number(rows[0].held)
    },
    release: () => client.end(),
  }
}
