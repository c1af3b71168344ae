import type { Kysely } from 'kysely'

/** A number that the sender of a message is told, and what the message is about. */
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
