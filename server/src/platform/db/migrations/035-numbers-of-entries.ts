import { type Kysely, sql } from 'kysely'
import type { ColumnTypes } from '../column-types.ts'

const tables = [
  ...['searchEntries', 'searchBodies', 'searchText'],
  ...['draftEntries', 'draftBodies', 'draftText'],
]

/** Numbers of entries tell their order, and are greater than what PostgreSQL calls an integer. A start makes both indexes anew. */
export async function up(db: Kysely<unknown>, { engine }: ColumnTypes): Promise<void> {
  if (engine === 'sqlite') return
  for (const table of tables)
    await sql`alter table ${sql.table(table)} alter column id type bigint`.execute(db)
}
