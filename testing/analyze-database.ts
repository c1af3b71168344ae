import pg from 'pg'

/** PostgreSQL would do this by itself, but only minutes after a large write. */
export async function analyzeDatabase(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query('vacuum analyze')
  } finally {
    await client.end()
  }
}
