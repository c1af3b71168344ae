import pg from 'pg'

async function connectTo(databaseUrl: string): Promise<pg.Client> {
  const client = new pg.Client(databaseUrl)
  // The database may stop in the meantime.
  client.on('error', () => undefined)
  await client.connect()
  return client
}

const deadlockDetected = '40P01'

/** PostgreSQL locks one table after another, and gives up if a transaction holds a later one and waits for an earlier one. */
async function lockAll(locking: pg.Client, tables: string): Promise<void> {
  try {
    await locking.query(`begin; lock table ${tables} in access exclusive mode`)
  } catch (error) {
    if (!(error instanceof pg.DatabaseError) || error.code !== deadlockDetected) throw error
    await locking.query('rollback')
    await lockAll(locking, tables)
  }
}

/**
 * Locks tables in PostgreSQL, so that statements wait, some with a transaction open, until the
 * database stops or `release` is called. `held` counts waiting statements.
 */
export async function lockTables(databaseUrl: string, tables: string) {
  const locking = await connectTo(databaseUrl)
  await lockAll(locking, tables)
  // Within a transaction the view doesn't change.
  const watching = await connectTo(databaseUrl)
  return {
    held: async () => {
      const { rows } = await watching.query(
        `select count(*)::int as held from pg_stat_activity
         where datname = current_database() and wait_event_type = 'Lock'`,
      )
      return Number(rows[0].held)
    },
    release: async () => {
      await locking.end()
      await watching.end()
    },
  }
}
