import { type Kysely, sql } from 'kysely'
import type { ColumnTypes } from '../column-types.ts'

/** What each change of an event or a person replaced, so that earlier versions can be read and restored. */
export async function up(db: Kysely<unknown>, { instant }: ColumnTypes): Promise<void> {
  await db.schema
    .createTable('recordVersions')
    .addColumn('_id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('eventId', 'text', (column) => column.references('events._id').onDelete('cascade'))
    .addColumn('memberId', 'text', (column) => column.references('faculty._id').onDelete('cascade'))
    .addColumn('author', 'text', (column) => column.notNull())
    .addColumn('approvedBy', 'text')
    .addColumn('savedAt', instant, (column) => column.notNull())
    .addColumn('action', 'text', (column) => column.notNull())
    .addColumn('before', 'text', (column) => column.notNull())
    .execute()
  for (const owner of ['eventId', 'memberId'])
    await db.schema
      .createIndex(`record_versions_by_${owner === 'eventId' ? 'event' : 'member'}`)
      .on('recordVersions')
      .columns([owner, '_id'])
      .execute()
  await addCurrentVersions(db, { table: 'events', owner: 'eventId', subject: 'event' })
  await addCurrentVersions(db, { table: 'faculty', owner: 'memberId', subject: 'faculty' })
}

type Records = { table: string; owner: string; subject: string }

/**
 * So that what a record is now can be restored. Versions are sorted by id, and later ones have later ids. If an event and a
 * person share an id, the person gets no first version. Without `where`, SQLite would read `on conflict` as the join’s `on`.
 */
const addCurrentVersions = (db: Kysely<unknown>, { table, owner, subject }: Records) =>
  sql`
  insert into ${sql.table('recordVersions')}
    (_id, ${sql.ref(owner)}, author, ${sql.ref('savedAt')}, action, ${sql.ref('before')})
  select record._id, record._id, coalesce(activities.admin, ''), record.${sql.ref('updatedAt')}, 'updated', '{}'
  from ${sql.table(table)} as record
  left join (
    select ${sql.ref('targetId')}, max(_id) as last from activities
    where subject = ${sql.lit(subject)} group by ${sql.ref('targetId')}
  ) as latest on latest.${sql.ref('targetId')} = record._id
  left join activities on activities._id = latest.last
  where true
  on conflict (_id) do nothing`.execute(db)
