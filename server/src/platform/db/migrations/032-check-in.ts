import { type Kysely, sql } from 'kysely'
import type { ColumnTypes } from '../column-types.ts'

export async function up(db: Kysely<unknown>, types: ColumnTypes): Promise<void> {
  await db.schema
    .createTable('ticketKeys')
    .addColumn('name', 'text', (column) => column.primaryKey().notNull())
    .addColumn('privateKey', 'text', (column) => column.notNull())
    .addColumn('createdAt', types.instant, (column) => column.notNull())
    .execute()
  await db.schema
    .createTable('eventDoors')
    .addColumn('eventId', 'text', (column) =>
      column.primaryKey().notNull().references('events._id').onDelete('cascade'),
    )
    .addColumn('takesWalkIns', 'integer', (column) => column.notNull())
    .addColumn('givesCertificates', 'integer', (column) => column.notNull())
    .addColumn('signedBy', 'text', (column) => column.notNull())
    .addColumn('signedAs', 'text', (column) => column.notNull())
    .execute()
  await createCheckIns(db, types)
  await createCertificates(db, types)
}

async function createCheckIns(db: Kysely<unknown>, { instant }: ColumnTypes): Promise<void> {
  await db.schema
    .createTable('checkIns')
    .addColumn('_id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('eventId', 'text', (column) =>
      column.notNull().references('events._id').onDelete('cascade'),
    )
    .addColumn('registrationId', 'text', (column) =>
      column.references('registrations._id').onDelete('cascade'),
    )
    .addColumn('outcome', 'text', (column) => column.notNull())
    .addColumn('way', 'text', (column) => column.notNull())
    .addColumn('name', 'text')
    .addColumn('email', 'text')
    .addColumn('scannedAt', instant, (column) => column.notNull())
    .addColumn('arrivedAt', instant, (column) => column.notNull())
    .addColumn('device', 'text', (column) => column.notNull())
    .addColumn('account', 'text', (column) => column.notNull())
    .execute()
  await db.schema
    .createIndex('checkIns_once')
    .unique()
    .on('checkIns')
    .column('registrationId')
    .where(sql<boolean>`outcome = 'in'`)
    .execute()
  await db.schema
    .createIndex('checkIns_by_arrival')
    .on('checkIns')
    .columns(['eventId', 'arrivedAt'])
    .execute()
}

async function createCertificates(db: Kysely<unknown>, { instant }: ColumnTypes): Promise<void> {
  await db.schema
    .createTable('certificates')
    .addColumn('_id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('code', 'text', (column) => column.notNull().unique())
    .addColumn('eventId', 'text', (column) => column.references('events._id').onDelete('set null'))
    .addColumn('checkInId', 'text', (column) =>
      column.unique().references('checkIns._id').onDelete('set null'),
    )
    .addColumn('name', 'text')
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('date', instant, (column) => column.notNull())
    .addColumn('issuedAt', instant, (column) => column.notNull())
    .addColumn('revokedAt', instant)
    .execute()
  await db.schema
    .createIndex('certificates_by_event')
    .on('certificates')
    .column('eventId')
    .execute()
}
