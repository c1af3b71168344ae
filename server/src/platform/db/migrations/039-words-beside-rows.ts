import { type Kysely, sql } from 'kysely'
import type { ColumnTypes } from '../column-types.ts'

/**
 * The words of long texts lie beside their rows: a search reads a row for each entry that has a word, and none of its words, so that
 * of thousands only a third of the pages are read. What is there is so when a start makes the index anew.
 */
export async function up(db: Kysely<unknown>, { engine }: ColumnTypes): Promise<void> {
  if (engine === 'sqlite') return
  for (const table of ['searchText', 'draftText'])
    await sql`alter table ${sql.table(table)} set (toast_tuple_target = 128)`.execute(db)
}
