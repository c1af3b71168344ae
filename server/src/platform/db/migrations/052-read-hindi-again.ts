import { type Kysely, sql } from 'kysely'

/**
 * Extraction used to split words and lose letters. Documents without a record are read again in the background, see
 * `read-waiting.ts`.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`delete from documents where language = 'hi'`.execute(db)
}
