import type { Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const column of ['number', 'topic', 'topicPath'])
    await db.schema.alterTable('contactMessages').addColumn(column, 'text').execute()
  await db.schema
    .createIndex('contactMessages_number')
    .on('contactMessages')
    .column('number')
    .unique()
    .execute()
}
