import { type Kysely, sql } from 'kysely'

/** Every save checks for the address, normalised without dots and hyphens: an index makes that fast. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ['contentItems', 'contentRevisions'])
    await sql`create index ${sql.id(`${table}_bareSlug`)} on ${sql.table(table)}
      (replace(replace(slug, '.', ''), '-', ''))`.execute(db)
}
