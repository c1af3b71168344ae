import type { Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('events').addColumn('seriesEvery', 'text').execute()
  await db.schema.dropIndex('events_by_series').execute()
  await db.schema
    .createIndex('events_by_series')
    .on('events')
    .columns(['seriesId', 'seriesAt'])
    .execute()
}
