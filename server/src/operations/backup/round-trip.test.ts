import { hash } from 'node:crypto'
import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { getCurrentUser } from 'contract/accounts/account'
import { listEvents } from 'contract/events/events'
import { listFaculty } from 'contract/people/faculty'
import { studentPassword } from 'testing/a-student.ts'
import { filesBelow } from 'testing/files-below.ts'
import { expect, test } from 'vitest'
import { aFullSite, openSite, sqlitePlace } from '../../../test/a-backup.ts'
import { s3Server } from '../../../test/s3-server.ts'
import { loginWith } from '../../../test/student-calls.ts'
import { adminCookie, testApp } from '../../../test/test-app.ts'
import { testDatabase, testFolder } from '../../../test/test-database.ts'
import { readConfig } from '../../platform/config/config.ts'
import type { Db } from '../../platform/db/open.ts'
import { openFileStore } from '../../platform/storage/open-store.ts'
import type { FileStore } from '../../platform/storage/store.ts'
import { backUp } from './back-up.ts'
import type { Comparison } from './compare.ts'
import { inspectArchive } from './inspect-archive.ts'
import { restoreBackup } from './restore.ts'
import { type BackupTable, backedUpTables, tables } from './tables.ts'
import { verifyBackup } from './verify.ts'

const isPostgres = process.env.TEST_ENGINE === 'postgres'

async function contentOf({ db, store }: { db: Db; store: FileStore }) {
  const content: Record<string, unknown> = {}
  for (const table of backedUpTables) {
    const rows = await db.selectFrom(table).selectAll().execute()
    content[table] = rows.map((row) => JSON.stringify(row)).toSorted()
  }
  for await (const { name } of store.list())
    content[name] = hash('sha256', (await store.read(name)) ?? '')
  return content
}

test.each(
  isPostgres
    ? [
        ['from PostgreSQL into PostgreSQL', testDatabase, testDatabase],
        ['from PostgreSQL into SQLite', testDatabase, sqlitePlace],
        ['from SQLite into PostgreSQL', sqlitePlace, testDatabase],
      ]
    : [['from SQLite into SQLite', sqlitePlace, sqlitePlace]],
)('a backup can be restored %s, with everything in it', async (_, from, into) => {
  const { cookie, ...original } = await aFullSite(await from())
  const path = join(await testFolder(), 'college.tar.gz')
  const source = await openSite(original.place)

  const manifest = await backUp(source, path)
  const target = await openSite(await into())
  let comparisons: Comparison[] = []
  await restoreBackup(target, await inspectArchive(path), (results) => {
    comparisons = results
  })

  expect(await contentOf(target)).toEqual(await contentOf(source))
  for (const table of backedUpTables) expect(manifest.tables[table]?.rows).toBeGreaterThan(0)
  expect(comparisons.map(({ name }) => name)).toEqual([...backedUpTables, 'uploaded files'])
  expect(comparisons.every(({ isSame }) => isSame)).toBe(true)
  // No sessions, no repeated emails, and no old codes or links.
  for (const table of Object.keys(tables) as BackupTable[])
    if (tables[table] === 'left out' && table !== 'serverKeys' && table !== 'changes')
      expect(await target.db.selectFrom(table).selectAll().execute()).toEqual([])

  const { app, visitor } = await testApp({ database: target.place })
  const [event] = await visitor(listEvents)
  const [member] = await visitor(listFaculty)
  for (const url of [event?.image ?? '', member?.photo ?? ''])
    expect((await app.inject(url)).statusCode).toBe(200)
  expect(member?.experience).toBe(2.5)
  const who = await app.inject({ url: getCurrentUser.url, headers: { cookie } })
  expect(who.statusCode).toBe(400)
  const login = { email: 'asha@college.test', password: studentPassword }
  expect((await loginWith(app, login)).statusCode).toBe(200)
  expect(await adminCookie(app)).toMatch(/=.{20}/)
})

test('pictures in a bucket are in the backup, and can be restored to a bucket', async () => {
  const { variables } = await s3Server()
  const config = (more: Record<string, string>) =>
    readConfig({ PUBLIC_URL: 'https://college.test', ...more })
  const { place } = await aFullSite(undefined, variables)
  const path = join(await testFolder(), 'college.tar.gz')
  const source = { ...(await openSite(place)), store: await openFileStore(config(variables)) }
  await backUp(source, path)
  const another = await s3Server()
  const target = {
    ...(await openSite(await testDatabase())),
    store: await openFileStore(config(another.variables)),
  }

  await restoreBackup(target, await inspectArchive(path))

  expect(await contentOf(target)).toEqual(await contentOf(source))
  expect(await filesBelow(target.uploads)).toEqual([])
})

test('only its owner can read a backup, which is never overwritten, and verifying leaves no trace', async () => {
  const { place } = await aFullSite()
  const folder = await testFolder()
  const path = join(folder, 'college.tar.gz')
  const site = await openSite(place)
  await backUp(site, path)
  expect((await stat(path)).mode & 0o777).toBe(0o600)
  expect(await filesBelow(folder)).toEqual(['college.tar.gz'])
  const before = await stat(path)

  await expect(backUp(site, path)).rejects.toThrow('already exists')
  expect((await stat(path)).mtimeMs).toBe(before.mtimeMs)

  const comparisons: Comparison[] = []
  await verifyBackup(path, (results) => comparisons.push(...results))
  expect(comparisons).toHaveLength(backedUpTables.length + 1)
  expect(comparisons.every(({ isSame }) => isSame)).toBe(true)
})

test('a running server notices a restore', async () => {
  const { place } = await aFullSite()
  const path = join(await testFolder(), 'college.tar.gz')
  await backUp(await openSite(place), path)
  const target = await openSite(await testDatabase())
  const { visitor, isKeeping } = await testApp({ database: target.place })
  await isKeeping()
  expect([await visitor(listEvents), await visitor(listFaculty)]).toEqual([[], []])

  await restoreBackup(target, await inspectArchive(path))

  await expect.poll(() => visitor(listEvents)).toHaveLength(1)
  await expect.poll(() => visitor(listFaculty)).toHaveLength(1)
})

test('every table is either included or left out', async () => {
  const { db } = await testApp()

  const results = (await db.introspection.getTables()).map(({ name }) => name)

  // The last release had its search indexes in the database. The next one drops them.
  const named = results.filter((name) => !/^search|^draft/.test(name))

  expect(Object.keys(tables).toSorted()).toEqual(named.toSorted())
})
