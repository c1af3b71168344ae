import type { Kysely } from 'kysely'

/** How often an event is repeated, for each of a series; and the order of a series, wherever one was moved to. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('events').addColumn('seriesEvery', 'text').execute()
  await db.schema.dropIndex('events_by_series').execute()
  await db.schema
    .createIndex('events_by_series')
    .on('events')
    .columns(['seriesId', 'seriesAt'])
    .execute()
}
