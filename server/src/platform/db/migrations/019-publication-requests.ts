import type { Kysely } from 'kysely'
import type { ColumnTypes } from '../column-types.ts'

export async function up(db: Kysely<unknown>, { instant }: ColumnTypes): Promise<void> {
  const add = (name: string, type: 'text' | ColumnTypes['instant']) =>
    db.schema.alterTable('contentItems').addColumn(name, type).execute()
  await add('requestedId', 'text')
  await add('requestedBy', 'text')
  await add('requestedAt', instant)
  await add('requestNote', 'text')
  await add('returnedBy', 'text')
  await add('returnedAt', instant)
  await add('returnNote', 'text')
}
