import type { Kysely } from 'kysely'
import type { ColumnTypes } from '../column-types.ts'

export async function up(db: Kysely<unknown>, { instant }: ColumnTypes): Promise<void> {
  for (const column of ['userAgent', 'network'])
    await db.schema.alterTable('adminSessions').addColumn(column, 'text').execute()

  await db.schema
    .createTable('settings')
    .addColumn('name', 'text', (column) => column.primaryKey().notNull())
    .addColumn('value', 'text', (column) => column.notNull())
    .execute()

  await db.schema
    .createTable('adminResets')
    .addColumn('tokenHash', 'text', (column) => column.primaryKey().notNull())
    .addColumn('adminId', 'text', (column) =>
      column.notNull().references('admins._id').onDelete('cascade'),
    )
    .addColumn('expiresAt', instant, (column) => column.notNull())
    .execute()
  await db.schema.createIndex('admin_resets_by_admin').on('adminResets').column('adminId').execute()
  await db.schema
    .createIndex('contact_messages_by_age')
    .on('contactMessages')
    .column('createdAt')
    .execute()
}
