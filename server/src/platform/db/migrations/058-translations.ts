import type { Kysely } from 'kysely'

/** A translation is an entry of its own, which names what it translates. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('contentItems')
    .addColumn('sourceId', 'text', (column) =>
      column.references('contentItems._id').onDelete('cascade'),
    )
    .execute()
  await db.schema.alterTable('contentItems').addColumn('language', 'text').execute()
  await db.schema
    .createIndex('content_items_by_source')
    .unique()
    .on('contentItems')
    .columns(['sourceId', 'language'])
    .execute()
}
