import type { Kysely } from 'kysely'

/** Who holds an event. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('events').addColumn('organiser', 'text').execute()
}
