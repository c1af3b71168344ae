import { type Kysely, sql } from 'kysely'
import type { ColumnTypes } from '../column-types.ts'

export async function up(db: Kysely<unknown>, types: ColumnTypes): Promise<void> {
  await createSubscriptions(db, types)
  await createNews(db, types)
  await addLanes(db)
}

async function createSubscriptions(db: Kysely<unknown>, { instant }: ColumnTypes): Promise<void> {
  await db.schema
    .createTable('subscriptions')
    .addColumn('_id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('emailKey', 'text', (column) => column.notNull().unique())
    .addColumn('token', 'text', (column) => column.notNull().unique())
    .addColumn('pace', 'text', (column) => column.notNull())
    .addColumn('categories', 'text', (column) => column.notNull())
    .addColumn('departments', 'text', (column) => column.notNull())
    .addColumn('askedAt', instant, (column) => column.notNull())
    .addColumn('confirmedAt', instant)
    .addColumn('toldNumber', 'integer', (column) => column.notNull())
    .addColumn('bounces', 'integer', (column) => column.notNull())
    .addColumn('isLastBounced', 'integer', (column) => column.notNull())
    .execute()
  await db.schema
    .createIndex('subscriptions_by_position')
    .on('subscriptions')
    .columns(['pace', 'toldNumber'])
    .execute()
}

async function createNews(db: Kysely<unknown>, { instant }: ColumnTypes): Promise<void> {
  await db.schema
    .createTable('noticeNews')
    .addColumn('itemId', 'text', (column) => column.primaryKey().notNull())
    .addColumn('number', 'integer', (column) => column.unique())
    .addColumn('isAway', 'integer', (column) => column.notNull())
    .addColumn('notedAt', instant, (column) => column.notNull())
    .addColumn('toldAt', instant)
    .execute()
  await sql`insert into "noticeNews" ("itemId", "isAway", "notedAt", "toldAt")
    select _id, 0, "firstPublicAt", "firstPublicAt" from "contentItems"
    where type = 'notice' and "firstPublicAt" is not null`.execute(db)
}

async function addLanes(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('mails')
    .addColumn('lane', 'text', (column) => column.notNull().defaultTo('usual'))
    .execute()
  await db.schema
    .alterTable('mails')
    .addColumn('subscriptionId', 'text', (column) =>
      column.references('subscriptions._id').onDelete('cascade'),
    )
    .execute()
  await db.schema.alterTable('mails').addColumn('newsAfter', 'integer').execute()
  await db.schema.alterTable('mails').addColumn('newsUntil', 'integer').execute()
  await db.schema.dropIndex('mails_by_due').execute()
  await db.schema
    .createIndex('mails_by_lane')
    .on('mails')
    .columns(['lane', 'dueAt', '_id'])
    .execute()
  await db.schema
    .createIndex('mails_by_subscription')
    .on('mails')
    .column('subscriptionId')
    .execute()
}
