import { type Kysely, sql } from 'kysely'

/** Who has an address is asked at every save, by what is left of it without dots and hyphens: of thousands, by an index. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ['contentItems', 'contentRevisions'])
    await sql`create index ${sql.id(`${table}_bareSlug`)} on ${sql.table(table)}
      (replace(replace(slug, '.', ''), '-', ''))`.execute(db)
}
