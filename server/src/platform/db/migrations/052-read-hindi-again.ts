import { type Kysely, sql } from 'kysely'

/**
 * Hindi PDFs were read with their words split and letters lost. What is noted of no document is read in the background, see
 * `read-waiting.ts`.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`delete from documents where language = 'hi'`.execute(db)
}
