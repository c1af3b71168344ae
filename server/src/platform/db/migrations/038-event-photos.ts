import type { Kysely } from 'kysely'
import type { ColumnTypes } from '../column-types.ts'

export async function up(db: Kysely<unknown>, { instant }: ColumnTypes): Promise<void> {
  await db.schema
    .createTable('eventPhotos')
    .addColumn('eventId', 'text', (column) =>
      column.notNull().references('events._id').onDelete('cascade'),
    )
    .addColumn('itemId', 'text', (column) =>
      column.notNull().references('libraryItems._id').onDelete('cascade'),
    )
    .addColumn('place', 'integer', (column) => column.notNull())
    .addColumn('addedAt', instant, (column) => column.notNull())
    .addPrimaryKeyConstraint('eventPhotos_key', ['eventId', 'itemId'])
    .execute()
  await db.schema.createIndex('event_photos_by_item').on('eventPhotos').column('itemId').execute()
}
