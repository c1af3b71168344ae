import { type Kysely, sql } from 'kysely'
import type { ColumnTypes } from '../column-types.ts'

/**
 * Stores long texts out of line, as a search reads a row per matching entry but not its words: a third of the pages. Takes
 * effect when a start rebuilds the index.
 */
export async function up(db: Kysely<unknown>, { engine }: ColumnTypes): Promise<void> {
  if (engine === 'sqlite') return
  for (const table of ['searchText', 'draftText'])
    await sql`alter table ${sql.table(table)} set (toast_tuple_target = 128)`.execute(db)
}
