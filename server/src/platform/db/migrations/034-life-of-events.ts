import type { Kysely } from 'kysely'
import type { ColumnTypes } from '../column-types.ts'

const texts = [
  'isAllDay',
  'onlineLink',
  'category',
  'openTo',
  'contactName',
  'contactEmail',
  'contactPhone',
  'isDraft',
  'state',
  'stateNote',
  'previousVenue',
  'seriesId',
]
const instants = ['end', 'publishAt', 'previousDate', 'seriesAt']

export async function up(db: Kysely<unknown>, { instant }: ColumnTypes): Promise<void> {
  for (const name of texts) await db.schema.alterTable('events').addColumn(name, 'text').execute()
  for (const name of instants)
    await db.schema.alterTable('events').addColumn(name, instant).execute()
  await db.schema
    .createIndex('events_by_series')
    .on('events')
    .columns(['seriesId', 'date'])
    .execute()
  await db.schema.createIndex('events_by_end').on('events').column('end').execute()
  await db.schema.createIndex('events_by_publication').on('events').column('publishAt').execute()
}
