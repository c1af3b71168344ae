import type { Kysely } from 'kysely'
import type { ColumnTypes } from '../column-types.ts'

export async function up(db: Kysely<unknown>, { instant }: ColumnTypes): Promise<void> {
  await db.schema
    .createTable('students')
    .addColumn('_id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('emailKey', 'text', (column) => column.notNull().unique())
    .addColumn('mobileNumber', 'text')
    .addColumn('profilePhoto', 'text')
    .addColumn('passwordHash', 'text')
    .addColumn('verifiedAt', instant)
    .addColumn('epoch', 'integer', (column) => column.notNull())
    .addColumn('disabledAt', instant)
    .addColumn('createdAt', instant, (column) => column.notNull())
    .execute()

  await db.schema
    .createTable('studentSessions')
    .addColumn('tokenHash', 'text', (column) => column.primaryKey().notNull())
    .addColumn('studentId', 'text', (column) =>
      column.notNull().references('students._id').onDelete('cascade'),
    )
    .addColumn('userAgent', 'text', (column) => column.notNull())
    .addColumn('createdAt', instant, (column) => column.notNull())
    .addColumn('lastSeenAt', instant, (column) => column.notNull())
    .execute()
  await db.schema
    .createIndex('student_sessions_by_student')
    .on('studentSessions')
    .column('studentId')
    .execute()
}
