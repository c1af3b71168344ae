import type { Kysely } from 'kysely'

/** A mail of a change says when and where the event was before; those that wait already say nothing of it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('mails').addColumn('formerly', 'text').execute()
}
