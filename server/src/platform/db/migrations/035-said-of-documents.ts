import type { Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('libraryItems').addColumn('saidLanguage', 'text').execute()
  await db.schema.alterTable('libraryVersions').addColumn('transcript', 'text').execute()
}
