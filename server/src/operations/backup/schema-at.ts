import { DatabaseSync } from 'node:sqlite'
import { Kysely } from 'kysely'
import { migrate } from '../../platform/db/migrate.ts'
import type { Database } from '../../platform/db/schema.ts'
import { sqliteDialect } from '../../platform/db/sqlite.ts'

/** The columns of each table after this migration, sorted, from a database in memory. */
export async function schemaAt(lastMigration: string): Promise<Map<string, string[]>> {
  const db = new Kysely<Database>({ dialect: sqliteDialect(new DatabaseSync(':memory:')) })
  try {
    await migrate(db, 'sqlite', lastMigration)
    const tables = await db.introspection.getTables()
    return new Map(
      tables.map(({ name, columns }) => [name, columns.map((column) => column.name).sort()]),
    )
  } finally {
    await db.destroy()
  }
}
