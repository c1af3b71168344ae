import type { Kysely } from 'kysely'
import type { ColumnTypes } from '../column-types.ts'

export async function up(db: Kysely<unknown>, { instant }: ColumnTypes): Promise<void> {
  await db.schema
    .createTable('faculty')
    .addColumn('_id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('designation', 'text', (column) => column.notNull())
    .addColumn('department', 'text')
    .addColumn('specialization', 'text')
    .addColumn('experience', 'double precision')
    .addColumn('education', 'text')
    .addColumn('email', 'text')
    .addColumn('phone', 'text')
    .addColumn('whatsapp', 'text')
    .addColumn('officeHours', 'text')
    .addColumn('achievements', 'text')
    .addColumn('photo', 'text')
    .addColumn('createdAt', instant, (column) => column.notNull())
    .addColumn('updatedAt', instant, (column) => column.notNull())
    .execute()

  await db.schema
    .createTable('contactMessages')
    .addColumn('_id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('phone', 'text', (column) => column.notNull())
    .addColumn('subject', 'text')
    .addColumn('message', 'text', (column) => column.notNull())
    .addColumn('createdAt', instant, (column) => column.notNull())
    .addColumn('readAt', instant)
    .execute()
  await db.schema
    .createIndex('contact_messages_by_time')
    .on('contactMessages')
    .columns(['createdAt', '_id'])
    .execute()
}
