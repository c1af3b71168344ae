import { type ColumnDataType, type Kysely, type RawBuilder, sql } from 'kysely'
import type { ColumnTypes } from '../column-types.ts'

export async function up(db: Kysely<unknown>, { engine }: ColumnTypes): Promise<void> {
  // Compared byte by byte, as SQLite does.
  const exact: ColumnDataType | RawBuilder<unknown> =
    engine === 'postgres' ? sql`text collate "C"` : 'text'
  for (const table of ['searchEntries', 'draftEntries'])
    await db.schema
      .alterTable(table)
      .addColumn('expiresAt', exact, (column) => column.notNull().defaultTo('9999'))
      .execute()
  await db.schema
    .alterTable('searchState')
    .addColumn('version', 'text', (column) => column.notNull().defaultTo(''))
    .execute()
}
