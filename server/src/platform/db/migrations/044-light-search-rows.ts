import { type Kysely, sql } from 'kysely'
import type { ColumnTypes } from '../column-types.ts'

/**
 * Stores all words out of line: a fifth of the pages. PostgreSQL only does so from 2 kB, so rows are padded with spaces, which
 * compress to some thirty bytes: https://www.postgresql.org/docs/18/storage-toast.html. Takes effect when a start rebuilds the
 * index.
 */
export async function up(db: Kysely<unknown>, { engine }: ColumnTypes): Promise<void> {
  if (engine === 'sqlite') return
  for (const table of ['searchText', 'draftText'])
    await sql`alter table ${sql.table(table)} alter column title set storage external, alter column words set storage external,
      add column filler text not null default repeat(' ', 2000)`.execute(db)
}
