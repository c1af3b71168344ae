import { type ColumnMetadata, type Kysely, sql, type TableMetadata } from 'kysely'
import { expect, test } from 'vitest'
import { isPlainTable } from '../../../test/plain-tables.ts'
import { testDatabase } from '../../../test/test-database.ts'
import { hashToken } from '../tokens.ts'
import { migrate, migrationNames } from './migrate.ts'
import { openDatabase } from './open.ts'

type Row = Record<string, unknown>

const instant = '2026-01-02T03:04:05.678Z'

/** Ids are all the same, so that references find their row. */
function sampleOf(table: string, { name, dataType }: ColumnMetadata): unknown {
  if (/int/i.test(dataType)) return 7
  if (/id$/i.test(name)) return 'the-id'
  // SQLite stores instants as text, so their names identify them.
  if (/^timestamp/.test(dataType) || /(At|^date)$/.test(name)) return instant
  if (/double|float/i.test(dataType)) return 1.5
  return name === 'changes' ? '[]' : `${name} of ${table}`
}

const rowOf = ({ name, columns }: TableMetadata): Row =>
  Object.fromEntries(columns.map((column) => [column.name, sampleOf(name, column)]))

/** Referenced tables first. */
async function fill(db: Kysely<never>, tables: TableMetadata[]): Promise<void> {
  let waiting = tables
  while (waiting.length > 0) {
    const rejected: TableMetadata[] = []
    for (const table of waiting) {
      const row = Object.entries(rowOf(table))
      const columns = sql.join(row.map(([column]) => sql.ref(column)))
      const values = sql.join(row.map(([, value]) => value))
      await sql`insert into ${sql.table(table.name)} (${columns}) values (${values})`
        .execute(db)
        .catch(() => rejected.push(table))
    }
    expect(rejected.length, `rows for ${rejected.map(({ name }) => name)}`).toBeLessThan(
      waiting.length,
    )
    waiting = rejected
  }
}

/** Columns that a later release moved to a table of their own, under the same id. */
const movedTo = new Map([
  ['searchEntries', { table: 'searchBodies', columns: ['body', 'also'] }],
  ['draftEntries', { table: 'draftBodies', columns: ['body', 'also'] }],
])

function withHashedToken({ name }: TableMetadata, row: Row, last: string): Row {
  const isLink = name === 'subscriptions' || name === 'registrations'
  const { token } = row
  return isLink && typeof token === 'string' && last < '045'
    ? { ...row, token: hashToken(token) }
    : row
}

function placesOf(
  table: TableMetadata,
  isThere: (name: string) => boolean,
  last: string,
): [string, Row][] {
  const full = withHashedToken(table, rowOf(table), last)
  const row = Object.entries(full)
  const moved = movedTo.get(table.name)
  if (!moved || isThere(moved.table)) return [[table.name, full]]
  const isMoved = (column: string) => moved.columns.includes(column)
  return [
    [table.name, Object.fromEntries(row.filter(([column]) => !isMoved(column)))],
    [moved.table, Object.fromEntries(row.filter(([column]) => column === 'id' || isMoved(column)))],
  ]
}

const rowsOf = async (db: Kysely<never>, table: string): Promise<Row[]> =>
  (await sql<Row>`select * from ${sql.table(table)}`.execute(db)).rows

/** `npm test` starts from recent releases, `npm run test:all` from every release there was. */
const releases = migrationNames.slice(process.env.TEST_ALL ? 0 : -4, -1)

test.each(
  releases,
)('a database of a release with %s keeps every row through all later ones', async (last) => {
  const { db, engine, close } = openDatabase(await testDatabase())
  await migrate(db, engine, last)
  const tables = (await db.introspection.getTables()).filter(isPlainTable)
  const anyTable = db as unknown as Kysely<never>
  await fill(anyTable, tables)

  await migrate(db, engine)

  const wasThere = (name: string) => tables.some((table) => table.name === name)
  for (const [table, row] of tables.flatMap((one) => placesOf(one, wasThere, last))) {
    const rows = await rowsOf(anyTable, table)
    expect(rows, table).toContainEqual(expect.objectContaining(row))
  }
  await close()
})
