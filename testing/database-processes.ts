import pg from 'pg'

/** Ids of the processes that serve a database, except that of this connection. */
export async function databaseProcesses(url: string): Promise<number[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const { rows } = await client.query<{ pid: number }>(
      'select pid from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
    )
    return rows.map(({ pid }) => pid)
  } finally {
    await client.end()
  }
}
