import { type Kysely, sql } from 'kysely'
import type { ColumnTypes } from '../column-types.ts'

/**
 * All words lie beside their rows, those of titles and of short texts, too: a search reads a row for each entry that has a word, and
 * they lie on a fifth of the pages now. PostgreSQL puts nothing beside a row of less than 2 kB, so each has spaces besides,
 * of which it keeps some thirty bytes: https://www.postgresql.org/docs/18/storage-toast.html. What is there is so when a start makes
 * the index anew.
 */
export async function up(db: Kysely<unknown>, { engine }: ColumnTypes): Promise<void> {
  if (engine === 'sqlite') return
  for (const table of ['searchText', 'draftText'])
    await sql`alter table ${sql.table(table)} alter column title set storage external, alter column words set storage external,
      add column filler text not null default repeat(' ', 2000)`.execute(db)
}
