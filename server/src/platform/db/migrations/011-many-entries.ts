import { type Kysely, sql } from 'kysely'
import type { ColumnTypes } from '../column-types.ts'

const kept = {
  contentItems: ['_id', 'type', 'slug', 'version', 'publishedId', 'draftId', 'scheduledId'].concat(
    'publishAt',
    'createdAt',
  ),
  contentRevisions: ['_id', 'itemId', 'basedOnId', 'data', 'author', 'savedAt', 'publishedAt'],
  contentViews: ['_id', 'tokenHash', 'itemId', 'readerId', 'author', 'data', 'createdAt'].concat(
    'expiresAt',
  ),
}

export async function up(db: Kysely<unknown>, types: ColumnTypes): Promise<void> {
  // SQLite cannot drop a constraint, so the tables are recreated, dependent ones last.
  await db.schema.dropIndex('content_items_due').execute()
  await db.schema.dropIndex('content_revisions_by_item').execute()
  await db.schema.dropIndex('content_views_by_item').execute()
  for (const table of Object.keys(kept))
    await db.schema.alterTable(table).renameTo(`${table}Before`).execute()
  await createItems(db, types)
  await createRevisions(db, types)
  await createViews(db, types)
  for (const [table, names] of Object.entries(kept)) {
    const columns = sql.join(names.map((name) => sql.ref(name)))
    await sql`insert into ${sql.table(table)} (${columns})
      select ${columns} from ${sql.table(`${table}Before`)}`.execute(db)
  }
  for (const table of Object.keys(kept).toReversed())
    await db.schema.dropTable(`${table}Before`).execute()
  await createAddresses(db, types)
  await createUses(db)
}

async function createItems(db: Kysely<unknown>, { instant }: ColumnTypes): Promise<void> {
  await db.schema
    .createTable('contentItems')
    .addColumn('_id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('type', 'text', (column) => column.notNull())
    .addColumn('slug', 'text')
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('position', 'double precision', (column) => column.notNull().defaultTo(0))
    .addColumn('publishedId', 'text')
    .addColumn('draftId', 'text')
    .addColumn('scheduledId', 'text')
    .addColumn('publishAt', instant)
    .addColumn('unpublishAt', instant)
    .addColumn('deletedAt', instant)
    .addColumn('createdAt', instant, (column) => column.notNull())
    .execute()
  await db.schema.createIndex('content_items_due').on('contentItems').column('publishAt').execute()
  await db.schema
    .createIndex('content_items_end')
    .on('contentItems')
    .column('unpublishAt')
    .execute()
  await sql`create unique index content_items_by_slug on "contentItems" (type, slug)
    where "deletedAt" is null`.execute(db)
}

async function createRevisions(db: Kysely<unknown>, { instant }: ColumnTypes): Promise<void> {
  await db.schema
    .createTable('contentRevisions')
    .addColumn('_id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('itemId', 'text', (column) =>
      column.notNull().references('contentItems._id').onDelete('cascade'),
    )
    .addColumn('slug', 'text', (column) => column.notNull().defaultTo(''))
    .addColumn('basedOnId', 'text')
    .addColumn('data', 'text', (column) => column.notNull())
    .addColumn('author', 'text', (column) => column.notNull())
    .addColumn('savedAt', instant, (column) => column.notNull())
    .addColumn('publishedAt', instant)
    .execute()
  await db.schema
    .createIndex('content_revisions_by_item')
    .on('contentRevisions')
    .columns(['itemId', '_id'])
    .execute()
  await db.schema
    .createIndex('content_revisions_by_slug')
    .on('contentRevisions')
    .column('slug')
    .execute()
}

async function createViews(db: Kysely<unknown>, { instant }: ColumnTypes): Promise<void> {
  await db.schema
    .createTable('contentViews')
    .addColumn('_id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('tokenHash', 'text', (column) => column.notNull().unique())
    .addColumn('itemId', 'text', (column) =>
      column.notNull().references('contentItems._id').onDelete('cascade'),
    )
    .addColumn('readerId', 'text', (column) => column.references('admins._id').onDelete('cascade'))
    .addColumn('author', 'text', (column) => column.notNull())
    .addColumn('data', 'text', (column) => column.notNull())
    .addColumn('createdAt', instant, (column) => column.notNull())
    .addColumn('expiresAt', instant, (column) => column.notNull())
    .execute()
  await db.schema.createIndex('content_views_by_item').on('contentViews').column('itemId').execute()
}

async function createAddresses(db: Kysely<unknown>, { instant }: ColumnTypes): Promise<void> {
  await db.schema
    .createTable('contentAddresses')
    .addColumn('type', 'text', (column) => column.notNull())
    .addColumn('slug', 'text', (column) => column.notNull())
    .addColumn('itemId', 'text', (column) =>
      column.notNull().references('contentItems._id').onDelete('cascade'),
    )
    .addColumn('since', instant, (column) => column.notNull())
    .addPrimaryKeyConstraint('content_addresses_key', ['type', 'slug', 'itemId'])
    .execute()
  await db.schema
    .createIndex('content_addresses_by_item')
    .on('contentAddresses')
    .column('itemId')
    .execute()
}

async function createUses(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('contentUses')
    .addColumn('revisionId', 'text', (column) =>
      column.notNull().references('contentRevisions._id').onDelete('cascade'),
    )
    .addColumn('itemId', 'text', (column) =>
      column.notNull().references('contentItems._id').onDelete('cascade'),
    )
    .addColumn('path', 'text', (column) => column.notNull())
    .addColumn('target', 'text', (column) => column.notNull())
    .addColumn('targetId', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('content_uses_key', ['revisionId', 'path', 'target', 'targetId'])
    .execute()
  await db.schema
    .createIndex('content_uses_by_target')
    .on('contentUses')
    .columns(['targetId', 'target'])
    .execute()
  await db.schema.createIndex('content_uses_by_item').on('contentUses').column('itemId').execute()
}
