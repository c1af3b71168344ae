import type { Kysely } from 'kysely'

/** Rich text of events, and which files of the library it shows. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const name of ['details', 'details_hi'])
    await db.schema.alterTable('events').addColumn(name, 'text').execute()
  await db.schema
    .createTable('eventFiles')
    .addColumn('eventId', 'text', (column) =>
      column.notNull().references('events._id').onDelete('cascade'),
    )
    .addColumn('itemId', 'text', (column) =>
      column.notNull().references('libraryItems._id').onDelete('cascade'),
    )
    .addPrimaryKeyConstraint('eventFiles_key', ['eventId', 'itemId'])
    .execute()
  await db.schema.createIndex('event_files_by_item').on('eventFiles').column('itemId').execute()
}
