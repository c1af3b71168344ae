import type { Kysely } from 'kysely'

/** What a picture was made of that came in a package: the same bytes leave in the next one. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('libraryVersions').addColumn('origin', 'text').execute()
}
