import { type Kysely, sql } from 'kysely'

const tables = [
  { entries: 'searchEntries', bodies: 'searchBodies' },
  { entries: 'draftEntries', bodies: 'draftBodies' },
] as const

/** Split off: a search looks at thousands of rows but shows few texts. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const { entries, bodies } of tables) {
    await db.schema
      .createTable(bodies)
      .addColumn('id', 'integer', (column) => column.primaryKey().notNull())
      .addColumn('body', 'text', (column) => column.notNull())
      .addColumn('also', 'text', (column) => column.notNull())
      .execute()
    await sql`insert into ${sql.table(bodies)} (id, body, also) select id, body, also from ${sql.table(entries)}`.execute(
      db,
    )
    await db.schema.alterTable(entries).dropColumn('body').execute()
    await db.schema.alterTable(entries).dropColumn('also').execute()
  }
}
