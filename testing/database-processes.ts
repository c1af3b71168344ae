import pg from 'pg'

/** The ids of the processes by which PostgreSQL serves a database now, but for the one that is asked. */
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
