import type { Kysely } from 'kysely'
import type { ColumnTypes } from '../column-types.ts'

export async function up(db: Kysely<unknown>, { instant }: ColumnTypes): Promise<void> {
  await db.schema
    .createTable('documents')
    .addColumn('versionId', 'text', (column) =>
      column.primaryKey().notNull().references('libraryVersions._id').onDelete('cascade'),
    )
    .addColumn('pages', 'integer')
    .addColumn('language', 'text')
    .addColumn('saysLanguage', 'integer', (column) => column.notNull())
    .addColumn('title', 'text')
    .addColumn('textKind', 'text')
    .addColumn('isTagged', 'integer', (column) => column.notNull())
    .addColumn('isProtected', 'integer', (column) => column.notNull())
    .addColumn('isCut', 'integer', (column) => column.notNull())
    .addColumn('fault', 'text')
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('readAt', instant, (column) => column.notNull())
    .execute()
}
