import { type Kysely, sql } from 'kysely'
import type { ColumnTypes } from '../column-types.ts'

export async function up(db: Kysely<unknown>, { instant, engine }: ColumnTypes): Promise<void> {
  await db.schema.alterTable('contactMessages').addColumn('suspectedAt', instant).execute()
  // Lists and counts of a folder without reading the messages.
  await db.schema
    .createIndex('contactMessages_folder')
    .on('contactMessages')
    .columns(['suspectedAt', '_id', 'readAt'])
    .execute()

  await db.schema
    .createTable('activities')
    .addColumn('_id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('createdAt', instant, (column) => column.notNull())
    .addColumn('admin', 'text', (column) => column.notNull())
    .addColumn('action', 'text', (column) => column.notNull())
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('targetId', 'text')
    .addColumn('targetName', 'text')
    .addColumn('changes', 'text', (column) => column.notNull())
    .execute()
  for (const statement of appendOnly[engine]) await sql.raw(statement).execute(db)
}

/** Enforced by the engine, whatever a later query tries. */
const appendOnly = {
  sqlite: ['update', 'delete'].map(
    (change) => `create trigger activities_refuse_${change} before ${change} on activities
      begin select raise(abort, 'activities are append-only'); end`,
  ),
  postgres: [
    `create or replace function refuse_activity_change() returns trigger language plpgsql as
      $$ begin raise exception 'activities are append-only'; end $$`,
    `create trigger activities_refuse_change before update or delete or truncate on activities
      for each statement execute function refuse_activity_change()`,
  ],
}
