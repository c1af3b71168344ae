import type { Kysely } from 'kysely'
import type { ColumnTypes } from '../column-types.ts'

export async function up(db: Kysely<unknown>, { instant }: ColumnTypes): Promise<void> {
  await db.schema
    .createTable('imports')
    .addColumn('_id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('file', 'text', (column) => column.notNull())
    .addColumn('createdAt', instant, (column) => column.notNull())
    .addColumn('undoneAt', instant)
    .execute()
  await db.schema
    .createTable('importedRows')
    .addColumn('importId', 'text', (column) =>
      column.notNull().references('imports._id').onDelete('cascade'),
    )
    .addColumn('recordId', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('before', 'text')
    .addPrimaryKeyConstraint('imported_rows_by_import', ['importId', 'recordId'])
    .execute()
}
