import type { Kysely } from 'kysely'

/** Emails already queued have none. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('mails').addColumn('formerly', 'text').execute()
}
