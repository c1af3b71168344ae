import type { Kysely } from 'kysely'

/** Who looks after an entry, and by which day somebody is to look at it again. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // One at a time: SQLite adds no two columns at once.
  await db.schema
    .alterTable('contentItems')
    .addColumn('ownerId', 'text', (column) => column.references('admins._id').onDelete('set null'))
    .execute()
  await db.schema.alterTable('contentItems').addColumn('reviewBy', 'text').execute()
  await db.schema.alterTable('contentItems').addColumn('reviewMonths', 'integer').execute()
}
