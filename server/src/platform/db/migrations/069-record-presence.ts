import type { Kysely } from 'kysely'
import type { ColumnTypes } from '../column-types.ts'

/** Who has the form of which event or person open. Rows of deleted ones go within minutes, like all others. */
export async function up(db: Kysely<unknown>, { instant }: ColumnTypes): Promise<void> {
  await db.schema
    .createTable('recordPresence')
    .addColumn('itemId', 'text', (column) => column.notNull())
    .addColumn('adminId', 'text', (column) =>
      column.notNull().references('admins._id').onDelete('cascade'),
    )
    .addColumn('seenAt', instant, (column) => column.notNull())
    .addPrimaryKeyConstraint('recordPresence_key', ['itemId', 'adminId'])
    .execute()
  await db.schema
    .createIndex('recordPresence_by_admin')
    .on('recordPresence')
    .column('adminId')
    .execute()
}
