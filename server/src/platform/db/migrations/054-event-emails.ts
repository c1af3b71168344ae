import type { Kysely } from 'kysely'
import type { ColumnTypes } from '../column-types.ts'

export async function up(db: Kysely<unknown>, { instant }: ColumnTypes): Promise<void> {
  await db.schema
    .createTable('eventEmails')
    .addColumn('_id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('eventId', 'text', (column) =>
      column.notNull().references('events._id').onDelete('cascade'),
    )
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('sentBy', 'text', (column) => column.notNull())
    .addColumn('people', 'integer', (column) => column.notNull())
    .addColumn('createdAt', instant, (column) => column.notNull())
    .execute()
  await db.schema
    .createIndex('event_emails_by_event')
    .on('eventEmails')
    .columns(['eventId', 'createdAt'])
    .execute()
  await db.schema
    .alterTable('mails')
    .addColumn('eventEmailId', 'text', (column) =>
      column.references('eventEmails._id').onDelete('cascade'),
    )
    .execute()
  await db.schema.createIndex('mails_by_event_email').on('mails').column('eventEmailId').execute()
}
