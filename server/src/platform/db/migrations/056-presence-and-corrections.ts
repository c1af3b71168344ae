import type { Kysely } from 'kysely'
import type { ColumnTypes } from '../column-types.ts'

/** Who has which entry open, and notices that were corrected after they had been emailed. */
export async function up(db: Kysely<unknown>, { instant }: ColumnTypes): Promise<void> {
  await db.schema
    .createTable('editingPresence')
    .addColumn('itemId', 'text', (column) =>
      column.notNull().references('contentItems._id').onDelete('cascade'),
    )
    .addColumn('adminId', 'text', (column) =>
      column.notNull().references('admins._id').onDelete('cascade'),
    )
    .addColumn('seenAt', instant, (column) => column.notNull())
    .addPrimaryKeyConstraint('editingPresence_key', ['itemId', 'adminId'])
    .execute()
  await db.schema
    .createIndex('editingPresence_by_admin')
    .on('editingPresence')
    .column('adminId')
    .execute()
  await db.schema
    .alterTable('noticeNews')
    .addColumn('isCorrection', 'integer', (column) => column.notNull().defaultTo(0))
    .execute()
}
