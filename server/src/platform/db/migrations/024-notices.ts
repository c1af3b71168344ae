import { type Kysely, sql } from 'kysely'
import type { ColumnTypes } from '../column-types.ts'

export async function up(db: Kysely<unknown>, { instant }: ColumnTypes): Promise<void> {
  await db.schema
    .createTable('noticeFacts')
    .addColumn('revisionId', 'text', (column) =>
      column.primaryKey().notNull().references('contentRevisions._id').onDelete('cascade'),
    )
    .addColumn('categoryId', 'text', (column) => column.notNull())
    .addColumn('department', 'text', (column) => column.notNull())
    .addColumn('isUrgent', 'integer', (column) => column.notNull())
    .addColumn('datedAt', instant)
    .addColumn('pinnedUntil', 'text')
    .addColumn('validUntil', 'text')
    .execute()
  await db.schema.alterTable('contentItems').addColumn('firstPublicAt', instant).execute()
  await sql`update "contentItems" set "firstPublicAt" = (
    select min("publishedAt") from "contentRevisions" where "itemId" = "contentItems"._id)`.execute(
    db,
  )
}
