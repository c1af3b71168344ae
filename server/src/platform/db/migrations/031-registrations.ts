import { type Kysely, sql } from 'kysely'
import type { ColumnTypes } from '../column-types.ts'

export async function up(db: Kysely<unknown>, types: ColumnTypes): Promise<void> {
  await createSeats(db, types)
  await createRegistrations(db, types)
  await createIndexes(db)
  await addToMails(db)
}

async function createSeats(db: Kysely<unknown>, { instant }: ColumnTypes): Promise<void> {
  await db.schema
    .createTable('eventSeats')
    .addColumn('eventId', 'text', (column) =>
      column.primaryKey().notNull().references('events._id').onDelete('cascade'),
    )
    .addColumn('capacity', 'integer', (column) => column.notNull())
    .addColumn('taken', 'integer', (column) => column.notNull())
    .addColumn('waiting', 'integer', (column) => column.notNull())
    .addColumn('arrivals', 'integer', (column) => column.notNull())
    .addColumn('opensAt', instant)
    .addColumn('closesAt', instant)
    .addColumn('audience', 'text', (column) => column.notNull())
    .addColumn('questions', 'text', (column) => column.notNull())
    .addColumn('consent', 'text', (column) => column.notNull())
    .addColumn('offerHours', 'integer', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .execute()
}

/**
 * References the seats rather than the event: an insert holds that row's lock already and waits for no deletion of the event.
 */
async function createRegistrations(db: Kysely<unknown>, { instant }: ColumnTypes): Promise<void> {
  await db.schema
    .createTable('registrations')
    .addColumn('_id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('eventId', 'text', (column) =>
      column.notNull().references('eventSeats.eventId').onDelete('cascade'),
    )
    .addColumn('studentId', 'text', (column) =>
      column.references('students._id').onDelete('set null'),
    )
    .addColumn('email', 'text')
    .addColumn('emailKey', 'text')
    .addColumn('name', 'text')
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('place', 'integer')
    .addColumn('offeredUntil', instant)
    .addColumn('answers', 'text', (column) => column.notNull())
    .addColumn('consent', 'text')
    .addColumn('reason', 'text')
    .addColumn('token', 'text', (column) => column.unique())
    .addColumn('remindedAt', instant)
    .addColumn('createdAt', instant, (column) => column.notNull())
    .addColumn('changedAt', instant, (column) => column.notNull())
    .addUniqueConstraint('registrations_in_order', ['eventId', 'place'])
    .execute()
}

async function createIndexes(db: Kysely<unknown>): Promise<void> {
  const inForce = sql<boolean>`state in ('registered', 'waiting', 'offered')`
  for (const column of ['studentId', 'emailKey'])
    await db.schema
      .createIndex(`registrations_once_by_${column}`)
      .unique()
      .on('registrations')
      .columns(['eventId', column])
      .where(inForce)
      .execute()
  await db.schema
    .createIndex('registrations_asked')
    .unique()
    .on('registrations')
    .columns(['eventId', 'emailKey'])
    .where(sql<boolean>`state = 'asked'`)
    .execute()
  const indexes = {
    registrations_by_state: ['eventId', 'state', 'place'],
    registrations_by_offer: ['state', 'offeredUntil'],
    registrations_by_student: ['studentId'],
    registrations_by_email: ['emailKey'],
  }
  for (const [name, columns] of Object.entries(indexes))
    await db.schema.createIndex(name).on('registrations').columns(columns).execute()
}

async function addToMails(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('mails')
    .addColumn('registrationId', 'text', (column) =>
      column.references('registrations._id').onDelete('cascade'),
    )
    .execute()
  await db.schema.alterTable('mails').addColumn('tellsOf', 'text').execute()
  await db.schema
    .createIndex('mails_by_registration')
    .on('mails')
    .column('registrationId')
    .execute()
}
