import { readdir } from 'node:fs/promises'
import { join, parse } from 'node:path'
import { PostgresAdapter, sql } from 'kysely'
import { DEFAULT_MIGRATION_LOCK_TABLE, MIGRATION_LOCK_ID } from 'kysely/migration'
import { aStudent } from 'testing/a-student.ts'
import { expect, test } from 'vitest'
import { isPlainTable } from '../../../test/plain-tables.ts'
import { testDatabase, testFolder } from '../../../test/test-database.ts'
import { migrate, migrationNames, recordMigrations } from './migrate.ts'
import { openDatabase } from './open.ts'

const isPostgres = process.env.TEST_ENGINE === 'postgres'

type Place = { dataDir: string; databaseUrl: string | undefined }

const sameThing: Record<string, string> = {
  text: 'text',
  integer: 'integer',
  int4: 'integer',
  int8: 'integer',
  'double precision': 'number',
  float8: 'number',
  timestamptz: 'text',
}

async function columnsOf(place: Place) {
  const { db, engine, close } = openDatabase(place)
  await migrate(db, engine)
  const tables = (await db.introspection.getTables()).filter(isPlainTable)
  await close()
  return Object.fromEntries(
    tables.map(({ name, columns }) => [
      name,
      columns.map((column) => ({
        name: column.name,
        type: sameThing[column.dataType.toLowerCase()] ?? column.dataType,
        isNullable: column.isNullable,
        hasDefault: column.hasDefaultValue,
      })),
    ]),
  )
}

test('every migration is listed, in order of its number', async () => {
  const files = await readdir(join(import.meta.dirname, 'migrations'))
  const names = files.filter((file) => !file.endsWith('.test.ts')).map((file) => parse(file).name)

  expect(migrationNames).toEqual(names.toSorted())
})

test('the table of each record type is created by the migration that says so', async () => {
  const { db, engine, close } = openDatabase(await testDatabase())
  const hasTable = async (name: string) =>
    (await db.introspection.getTables()).some((table) => table.name === name)
  const inOrder = Object.entries(recordMigrations).toSorted(([, one], [, other]) =>
    one < other ? -1 : 1,
  )
  for (const [table, name] of inOrder) {
    const before = migrationNames[migrationNames.indexOf(name) - 1]
    if (before) await migrate(db, engine, before)
    expect(await hasTable(table)).toBe(false)
    await migrate(db, engine, name)
    expect(await hasTable(table)).toBe(true)
  }
  await close()
})

test.runIf(isPostgres)('both engines have the same tables and columns', async () => {
  const postgres = await columnsOf(await testDatabase())
  const sqlite = await columnsOf({ dataDir: await testFolder(), databaseUrl: undefined })

  expect(Object.keys(sqlite)).toEqual(
    expect.arrayContaining(['events', 'faculty', 'contactMessages']),
  )
  expect(sqlite).toEqual(postgres)
})

// SQLite connections only wait for each other between processes; process tests cover that.
test.runIf(isPostgres)(
  'servers that start at the same time migrate once, and a second time changes nothing',
  async () => {
    const place = await testDatabase()
    const servers = Array.from({ length: 4 }, () => openDatabase(place))

    await Promise.all(servers.map(({ db, engine }) => migrate(db, engine)))
    for (const { db, engine } of servers) await migrate(db, engine)

    for (const { db, close } of servers) {
      expect(await db.selectFrom('events').selectAll().execute()).toEqual([])
      await close()
    }
  },
)

test.runIf(isPostgres)(
  'a server waits longer for another’s migrations than any statement may take',
  async () => {
    const place = await testDatabase()
    const busy = openDatabase(place)
    const waiting = openDatabase(place)
    const other = new PostgresAdapter()
    const lock = { lockTable: DEFAULT_MIGRATION_LOCK_TABLE, lockRowId: MIGRATION_LOCK_ID }
    // Another server's migrations: a lock held for longer than `statement_timeout`.
    const held = busy.db.connection().execute(async (connection) => {
      await other.acquireMigrationLock(connection, lock)
      const migrated = migrate(waiting.db, waiting.engine)
      for (let second = 0; second < 7; second++) await sql`select pg_sleep(1)`.execute(connection)
      await other.releaseMigrationLock(connection, lock)
      return migrated
    })

    await held

    const { rows } = await sql<{
      limit: string
    }>`select current_setting('statement_timeout') as limit`.execute(waiting.db)
    expect(rows).toEqual([{ limit: '5s' }])
    await waiting.close()
    await busy.close()
  },
)

test('a failed migration leaves nothing behind, so the next start can try again', async () => {
  const place = await testDatabase()
  const { db, engine, close } = openDatabase(place)
  // Blocks the last table of the first migration.
  await db.schema.createTable('changes').addColumn('x', 'text').execute()

  await expect(migrate(db, engine)).rejects.toThrow()

  const names = (await db.introspection.getTables()).map(({ name }) => name)
  expect(names).toEqual(['changes'])
  await db.schema.dropTable('changes').execute()
  await migrate(db, engine)
  expect(await db.selectFrom('events').selectAll().execute()).toEqual([])
  await close()
})

test('an instant is read as it was written, and sorts like time', async () => {
  const { db, engine, close } = openDatabase(await testDatabase())
  await migrate(db, engine)
  const instants = [
    '1900-01-01T00:00:00.000Z',
    '1969-12-31T23:59:59.999Z',
    '2026-11-21T10:30:00.001Z',
    '2999-12-31T23:59:59.999Z',
  ]
  for (const [at, windowStartedAt] of instants.toReversed().entries())
    await db
      .insertInto('attempts')
      .values({ key: `${at}`, windowStartedAt, count: at })
      .execute()

  const rows = await db.selectFrom('attempts').selectAll().orderBy('windowStartedAt').execute()

  expect(rows.map(({ windowStartedAt }) => windowStartedAt)).toEqual(instants)
  await close()
})

test('an upgrade keeps the first link to a provider, and ends the sessions of an account with a second one', async () => {
  const { db, engine, close } = openDatabase(await testDatabase())
  await migrate(db, engine, '006-message-numbers')
  const asha = await aStudent(db)
  const ravi = await aStudent(db, { email: 'ravi@college.test' })
  const link = (studentId: string, issuer: string, subject: string, minute: number) => ({
    studentId,
    issuer,
    subject,
    createdAt: `2026-01-01T00:0${minute}:00.000Z`,
  })
  const links = [
    link(asha.studentId, 'https://id.example', 'second', 2),
    link(asha.studentId, 'https://id.example', 'first', 1),
    link(asha.studentId, 'https://id.example', 'third', 2),
    link(asha.studentId, 'https://other.example', 'second', 2),
    link(ravi.studentId, 'https://id.example', 'ravi', 3),
  ]
  await db.insertInto('studentLinks').values(links).execute()
  const now = new Date().toISOString()
  for (const { studentId } of [asha, ravi])
    await db
      .insertInto('studentSessions')
      .values({
        tokenHash: studentId,
        studentId,
        userAgent: '',
        createdAt: now,
        lastSeenAt: now,
      })
      .execute()

  await migrate(db, engine)

  const stored = await db
    .selectFrom('studentLinks')
    .select('subject')
    .orderBy('createdAt')
    .execute()
  expect(stored.map(({ subject }) => subject)).toEqual(['first', 'second', 'ravi'])
  const sessions = await db.selectFrom('studentSessions').select('studentId').execute()
  expect(sessions).toEqual([{ studentId: ravi.studentId }])
  await close()
})
