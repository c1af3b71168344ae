import { type Kysely, sql } from 'kysely'

/** The department that an event or an entry belongs to; of a course it is the code of its address. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ['events', 'contentItems'])
    await db.schema.alterTable(table).addColumn('department', 'text').execute()
  await sql`update "contentItems"
    set department = replace(replace(slug, '.', ''), '-', '')
    where type = 'course' and slug is not null`.execute(db)
}
