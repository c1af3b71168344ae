import type { Kysely } from 'kysely'

/** The language of their emails, tickets and certificates. Null: English. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ['registrations', 'subscriptions', 'students', 'certificates'])
    await db.schema.alterTable(table).addColumn('language', 'text').execute()
}
