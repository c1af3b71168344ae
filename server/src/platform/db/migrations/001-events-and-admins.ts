import type { Kysely } from 'kysely'
import type { ColumnTypes } from '../column-types.ts'

export async function up(db: Kysely<unknown>, { instant }: ColumnTypes): Promise<void> {
  await db.schema
    .createTable('events')
    .addColumn('_id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('description', 'text', (column) => column.notNull())
    .addColumn('date', instant, (column) => column.notNull())
    .addColumn('time', 'text')
    .addColumn('venue', 'text')
    .addColumn('image', 'text', (column) => column.notNull())
    .addColumn('createdAt', instant, (column) => column.notNull())
    .addColumn('updatedAt', instant, (column) => column.notNull())
    .addColumn('sequence', 'integer', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('events_by_date').on('events').columns(['date', '_id']).execute()

  await db.schema
    .createTable('admins')
    .addColumn('_id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('email', 'text', (column) => column.notNull().unique())
    .addColumn('passwordHash', 'text', (column) => column.notNull())
    .addColumn('createdAt', instant, (column) => column.notNull())
    .execute()

  await db.schema
    .createTable('adminSessions')
    .addColumn('tokenHash', 'text', (column) => column.primaryKey().notNull())
    .addColumn('adminId', 'text', (column) =>
      column.notNull().references('admins._id').onDelete('cascade'),
    )
    .addColumn('createdAt', instant, (column) => column.notNull())
    .addColumn('lastSeenAt', instant, (column) => column.notNull())
    .addColumn('verifiedAt', instant)
    .execute()
  await db.schema
    .createIndex('admin_sessions_by_admin')
    .on('adminSessions')
    .column('adminId')
    .execute()

  await db.schema
    .createTable('attempts')
    .addColumn('key', 'text', (column) => column.primaryKey().notNull())
    .addColumn('windowStartedAt', instant, (column) => column.notNull())
    .addColumn('count', 'integer', (column) => column.notNull())
    .execute()

  await db.schema
    .createTable('changes')
    .addColumn('subject', 'text', (column) => column.primaryKey().notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .execute()
}
