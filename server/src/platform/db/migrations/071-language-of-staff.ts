import type { Kysely } from 'kysely'

/** The language of emails to staff: of the page on which they last logged in. Null: English. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('admins').addColumn('language', 'text').execute()
}
