import pg from 'pg'

/** Lets PostgreSQL look at what a database holds, as it does by itself some minutes after much was written. */
export async function analyzeDatabase(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query('vacuum analyze')
  } finally {
    await client.end()
  }
}
