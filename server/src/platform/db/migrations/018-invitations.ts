import type { Kysely } from 'kysely'
import type { ColumnTypes } from '../column-types.ts'

export async function up(db: Kysely<unknown>, { instant }: ColumnTypes): Promise<void> {
  await db.schema
    .createTable('invitations')
    .addColumn('_id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('email', 'text', (column) => column.notNull().unique())
    .addColumn('tokenHash', 'text', (column) => column.notNull().unique())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('role', 'text', (column) => column.notNull())
    .addColumn('departments', 'text', (column) => column.notNull())
    .addColumn('mayPublish', 'integer', (column) => column.notNull())
    .addColumn('memberId', 'text', (column) =>
      column.references('faculty._id').onDelete('set null'),
    )
    .addColumn('invitedById', 'text', (column) =>
      column.notNull().references('admins._id').onDelete('cascade'),
    )
    .addColumn('createdAt', instant, (column) => column.notNull())
    .addColumn('expiresAt', instant, (column) => column.notNull())
    .execute()
  await db.schema
    .createTable('endedInvitations')
    .addColumn('tokenHash', 'text', (column) => column.primaryKey().notNull())
    .addColumn('ending', 'text', (column) => column.notNull())
    .addColumn('endedAt', instant, (column) => column.notNull())
    .execute()
}
