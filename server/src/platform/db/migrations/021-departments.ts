import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ['events', 'contentItems'])
    await db.schema.alterTable(table).addColumn('department', 'text').execute()
  await sql`update "contentItems"
    set department = replace(replace(slug, '.', ''), '-', '')
    where type = 'course' and slug is not null`.execute(db)
}
