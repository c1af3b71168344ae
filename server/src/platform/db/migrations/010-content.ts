import type { Kysely } from 'kysely'
import type { ColumnTypes } from '../column-types.ts'

export async function up(db: Kysely<unknown>, { instant }: ColumnTypes): Promise<void> {
  await db.schema
    .createTable('contentItems')
    .addColumn('_id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('type', 'text', (column) => column.notNull())
    .addColumn('slug', 'text', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('publishedId', 'text')
    .addColumn('draftId', 'text')
    .addColumn('scheduledId', 'text')
    .addColumn('publishAt', instant)
    .addColumn('createdAt', instant, (column) => column.notNull())
    .addUniqueConstraint('content_items_by_address', ['type', 'slug'])
    .execute()
  await db.schema.createIndex('content_items_due').on('contentItems').column('publishAt').execute()

  await db.schema
    .createTable('contentRevisions')
    .addColumn('_id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('itemId', 'text', (column) =>
      column.notNull().references('contentItems._id').onDelete('cascade'),
    )
    .addColumn('basedOnId', 'text')
    .addColumn('data', 'text', (column) => column.notNull())
    .addColumn('author', 'text', (column) => column.notNull())
    .addColumn('savedAt', instant, (column) => column.notNull())
    .addColumn('publishedAt', instant)
    .execute()
  await db.schema
    .createIndex('content_revisions_by_item')
    .on('contentRevisions')
    .columns(['itemId', '_id'])
    .execute()

  await db.schema
    .createTable('contentViews')
    .addColumn('_id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('tokenHash', 'text', (column) => column.notNull().unique())
    .addColumn('itemId', 'text', (column) =>
      column.notNull().references('contentItems._id').onDelete('cascade'),
    )
    .addColumn('readerId', 'text', (column) => column.references('admins._id').onDelete('cascade'))
    .addColumn('author', 'text', (column) => column.notNull())
    .addColumn('data', 'text', (column) => column.notNull())
    .addColumn('createdAt', instant, (column) => column.notNull())
    .addColumn('expiresAt', instant, (column) => column.notNull())
    .execute()
  await db.schema.createIndex('content_views_by_item').on('contentViews').column('itemId').execute()
}
