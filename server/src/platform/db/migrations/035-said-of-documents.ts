import type { Kysely } from 'kysely'

/** The language of a document as somebody said it, and what its file says where that is a picture of a text. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('libraryItems').addColumn('saidLanguage', 'text').execute()
  await db.schema.alterTable('libraryVersions').addColumn('transcript', 'text').execute()
}
