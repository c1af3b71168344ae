import type { Kysely } from 'kysely'
import type { ColumnTypes } from '../column-types.ts'

export async function up(db: Kysely<unknown>, { instant }: ColumnTypes): Promise<void> {
  await db.schema
    .createTable('profileChanges')
    .addColumn('memberId', 'text', (column) =>
      column.primaryKey().notNull().references('faculty._id').onDelete('cascade'),
    )
    .addColumn('author', 'text', (column) => column.notNull())
    .addColumn('data', 'text', (column) => column.notNull())
    .addColumn('photo', 'text')
    .addColumn('sentAt', instant, (column) => column.notNull())
    .addColumn('returnedAt', instant)
    .addColumn('returnedBy', 'text')
    .addColumn('note', 'text')
    .execute()
}
