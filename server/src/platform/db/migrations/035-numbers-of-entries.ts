import { type Kysely, sql } from 'kysely'
import type { ColumnTypes } from '../column-types.ts'

const tables = [
  ...['searchEntries', 'searchBodies', 'searchText'],
  ...['draftEntries', 'draftBodies', 'draftText'],
]

/** Numbers encode the order and exceed PostgreSQL's integer. Both indexes are rebuilt at start. */
export async function up(db: Kysely<unknown>, { engine }: ColumnTypes): Promise<void> {
  if (engine === 'sqlite') return
  for (const table of tables)
    await sql`alter table ${sql.table(table)} alter column id type bigint`.execute(db)
}
