import type { Kysely } from 'kysely'
import type { ColumnTypes } from '../column-types.ts'

export async function up(db: Kysely<unknown>, { instant }: ColumnTypes): Promise<void> {
  await db.schema
    .createTable('libraryItems')
    .addColumn('_id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('alt', 'text')
    .addColumn('isDecorative', 'integer', (column) => column.notNull())
    .addColumn('caption', 'text')
    .addColumn('credit', 'text')
    .addColumn('versionId', 'text', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('author', 'text', (column) => column.notNull())
    .addColumn('savedAt', instant, (column) => column.notNull())
    .addColumn('createdAt', instant, (column) => column.notNull())
    .addColumn('deletedAt', instant)
    .execute()
  await db.schema
    .createIndex('library_items_by_change')
    .on('libraryItems')
    .columns(['savedAt', '_id'])
    .execute()

  await db.schema
    .createTable('libraryVersions')
    .addColumn('_id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('itemId', 'text', (column) =>
      column.notNull().references('libraryItems._id').onDelete('cascade'),
    )
    .addColumn('address', 'text', (column) => column.notNull())
    .addColumn('cut', 'text')
    .addColumn('focusX', 'integer', (column) => column.notNull())
    .addColumn('focusY', 'integer', (column) => column.notNull())
    .addColumn('bytes', 'integer', (column) => column.notNull())
    .addColumn('sha256', 'text', (column) => column.notNull())
    .addColumn('author', 'text', (column) => column.notNull())
    .addColumn('createdAt', instant, (column) => column.notNull())
    .execute()
  await db.schema
    .createIndex('library_versions_by_item')
    .on('libraryVersions')
    .columns(['itemId', '_id'])
    .execute()
}
