import type { Kysely } from 'kysely'
import type { ColumnTypes } from '../column-types.ts'

export async function up(db: Kysely<unknown>, { instant }: ColumnTypes): Promise<void> {
  await db.schema.alterTable('contactMessages').addColumn('status', 'text').execute()
  await db.schema
    .createTable('messageReplies')
    .addColumn('_id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('messageId', 'text', (column) =>
      column.notNull().references('contactMessages._id').onDelete('cascade'),
    )
    .addColumn('author', 'text', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('createdAt', instant, (column) => column.notNull())
    .execute()
  await db.schema
    .createIndex('messageReplies_message')
    .on('messageReplies')
    .column('messageId')
    .execute()
  await db.schema.alterTable('admins').addColumn('setUpDismissedAt', instant).execute()
}
