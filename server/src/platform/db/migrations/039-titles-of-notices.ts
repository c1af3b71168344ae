import { type Kysely, sql } from 'kysely'
import type { ColumnTypes } from '../column-types.ts'

export async function up(db: Kysely<unknown>, { engine }: ColumnTypes): Promise<void> {
  await db.schema
    .alterTable('noticeFacts')
    .addColumn('title', 'text', (column) => column.notNull().defaultTo(''))
    .execute()
  const written =
    engine === 'postgres' ? sql`data::json ->> 'title'` : sql`json_extract(data, '$.title')`
  await sql`update "noticeFacts" set title = coalesce((
    select case when data like '{%' then ${written} end
    from "contentRevisions" where _id = "revisionId"), '')`.execute(db)
}
