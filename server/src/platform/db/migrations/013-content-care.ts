import type { Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  // SQLite adds one column at a time.
  await db.schema
    .alterTable('contentItems')
    .addColumn('ownerId', 'text', (column) => column.references('admins._id').onDelete('set null'))
    .execute()
  await db.schema.alterTable('contentItems').addColumn('reviewBy', 'text').execute()
  await db.schema.alterTable('contentItems').addColumn('reviewMonths', 'integer').execute()
}
