import { execFile } from 'node:child_process'
import { chown, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { sampleEvents } from 'college/sample-events'
import { sampleFaculty } from 'college/sample-faculty'
import { sql } from 'kysely'
import { eventCalls } from 'testing/event-calls.ts'
import { filesBelow } from 'testing/files-below.ts'
import { expect, test } from 'vitest'
import { environmentOf, runServer, startServer } from '../test/start-server.ts'
import { preparedDatabase, testDatabase } from '../test/test-database.ts'
import { migrate } from './platform/db/migrate.ts'
import { openDatabase } from './platform/db/open.ts'
import { uploadsInUse } from './platform/db/uploads-in-use.ts'
import { fileNamesOf } from './platform/storage/uploaded-files.ts'

const run = promisify(execFile)
const isSqlite = process.env.TEST_ENGINE !== 'postgres'

test('an unusable database or folder is reported in one line', async () => {
  const place = await testDatabase()
  const notAFolder = join(place.dataDir, 'file')
  await writeFile(notAFolder, 'x')
  await writeFile(join(place.dataDir, 'college.sqlite'), 'not a database at all, but some text')
  const wrongPassword = URL.parse(place.databaseUrl ?? '')
  if (wrongPassword) wrongPassword.password = 'wrong'
  const unknown = URL.parse(place.databaseUrl ?? '')
  if (unknown) unknown.pathname = '/nothing_here'
  const errors = isSqlite
    ? [environmentOf(place, {}), environmentOf(place, { DATA_DIR: notAFolder })]
    : [
        environmentOf(place, { DATABASE_URL: wrongPassword?.href ?? '' }),
        environmentOf(place, { DATABASE_URL: unknown?.href ?? '' }),
        environmentOf(place, {
          DATABASE_URL: 'postgres://x:y@127.0.0.1:1/z',
          DATABASE_WAIT_SECONDS: '0',
        }),
      ]

  for (const env of errors) {
    const { exited, written } = runServer({ ...env, PORT: '0' }, place.dataDir)
    expect(await exited).toBe(1)
    expect(written.stderr).toMatch(/^The (database cannot be used|data folder cannot).*\n$/)
  }
})

test('S72: two servers that start simultaneously on nothing serve the same site', async () => {
  const place = await testDatabase()
  const [one, two] = await Promise.all([startServer(place), startServer(place)])
  const cookie = await one.login()
  const [callsOfOne, callsOfTwo] = [eventCalls(one.url, cookie), eventCalls(two.url, cookie)]
  await Promise.all([one.get('/events'), two.get('/events')])

  for (let round = 0; round < 5; round++) {
    const [writer, reader] = round % 2 ? [callsOfTwo, one] : [callsOfOne, two]
    expect(await writer.create({ title: `Round ${round}` })).toBe(201)
    for (const path of ['/api/events', '/events', '/events.ics']) {
      const read = async () => (await reader.get(path)).text()
      // PostgreSQL's notifications arrive slightly later.
      if (!isSqlite) await expect.poll(read, { interval: 5 }).toContain(`Round ${round}`)
      expect(await read()).toContain(`Round ${round}`)
    }
  }

  await one.kill('SIGKILL')
  expect(await callsOfTwo.create({ title: 'After the death' })).toBe(201)
  const three = await startServer(place)
  expect(await eventCalls(three.url, cookie).list()).toHaveLength(6)
})

// With PostgreSQL, servers may share a process; the sample content's test covers that.
test.runIf(isSqlite)(
  'two servers that start simultaneously on nothing publish the sample content once',
  async () => {
    const place = await testDatabase()
    const more = { SAMPLE_DATA: 'on' }
    const [one, two] = await Promise.all([startServer(place, more), startServer(place, more)])

    for (const server of [one, two]) {
      const events = await eventCalls(server.url, '').list()
      const faculty = await (await server.get('/api/faculty')).json()
      expect(events.map(({ title }) => title).sort()).toEqual(
        sampleEvents.map(({ title }) => title).sort(),
      )
      expect(faculty).toHaveLength(sampleFaculty.length)
    }
    const database = openDatabase(place)
    const named = [...(await uploadsInUse(database.db))].flatMap(fileNamesOf)
    await database.close()
    await expect.poll(() => filesBelow(join(place.dataDir, 'uploads'))).toEqual(named.toSorted())
  },
)

test('a newer database is reported in one line', async () => {
  const place = await preparedDatabase()
  const { db, close } = openDatabase(place)
  await sql`insert into kysely_migration (name, timestamp) values ('999-of-tomorrow', '2030')`.execute(
    db,
  )
  await close()

  const { exited, written } = runServer(environmentOf(place, { PORT: '0' }), place.dataDir)

  expect(await exited).toBe(1)
  expect(written.stderr).toBe('The database is newer than this program: 999-of-tomorrow\n')
})

test.runIf(isSqlite && process.getuid?.() === 0)(
  'files created by root before the first start belong to the folder’s owner, who can write them',
  async () => {
    const place = await testDatabase()
    const [uid, gid] = [65_534, 65_534]
    await chown(place.dataDir, uid, gid)
    const made = openDatabase(place)
    await migrate(made.db, made.engine)
    await made.close()

    const { uid: owner } = await stat(join(place.dataDir, 'college.sqlite'))

    expect(owner).toBe(uid)
    await chown(join(place.dataDir, 'college.sqlite'), 0, 0)
    // As another user, who may only read root's files.
    const program = `import('${new URL('./platform/db/sqlite.ts', import.meta.url)}').then(
      ({ openSqliteFile }) => { process.setuid(${uid}); openSqliteFile(process.argv[1]) },
    ).catch(({ code }) => console.log(code))`
    const { stdout } = await run(process.execPath, ['-e', program, place.dataDir])
    expect(stdout).toBe('EACCES\n')
  },
)
