import type { Kysely } from 'kysely'
import type { ColumnTypes } from '../column-types.ts'

export async function up(db: Kysely<unknown>, { instant }: ColumnTypes): Promise<void> {
  await db.schema.alterTable('checkIns').addColumn('changedAt', instant).execute()
  await db.schema
    .alterTable('eventDoors')
    .addColumn('takesWaiting', 'integer', (column) => column.notNull().defaultTo(0))
    .execute()
}
