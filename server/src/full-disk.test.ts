import { join } from 'node:path'
import { eventCalls } from 'testing/event-calls.ts'
import { filesBelow } from 'testing/files-below.ts'
import { expect, onTestFinished, test } from 'vitest'
import { fillableFolder } from '../test/full-disk.ts'
import { environmentOf, runServer, startServer } from '../test/start-server.ts'
import { testDatabase, testFolder } from '../test/test-database.ts'
import { openDatabase } from './platform/db/open.ts'
import { uploadsInUse } from './platform/db/uploads-in-use.ts'
import { fileNamesOf } from './platform/storage/uploaded-files.ts'

const isPostgres = process.env.TEST_ENGINE === 'postgres'

async function filesNamed(place: Parameters<typeof startServer>[0]): Promise<string[]> {
  const database = openDatabase(place)
  const addresses = await uploadsInUse(database.db)
  await database.close()
  return [...addresses].flatMap(fileNamesOf).toSorted()
}

test('S69: on a full disk writes report it, reads work, and everything works once there is space', async ({
  skip,
}) => {
  const disk = await fillableFolder(await testFolder())
  if (!disk) return skip('neither a file system nor a file limit can be set here')
  onTestFinished(disk.remove)
  // PostgreSQL has its own disk, so only the uploads' disk is full.
  const place = { ...(await testDatabase()), dataDir: disk.folder }
  const server = await startServer(place)
  const pid = server.child.pid ?? 0
  const calls = eventCalls(server.url, await server.login())
  expect(await calls.create({ title: 'Before' })).toBe(201)
  const [event] = await calls.list()
  const files = () => filesBelow(join(disk.folder, 'uploads'))
  // Starting pictures are copied in the background.
  await expect.poll(files).toEqual(await filesNamed(place))
  const before = await files()
  await disk.fill(pid)

  expect(await calls.create({ title: 'Without space' })).toBe(503)
  expect([200, 503]).toContain(await calls.update(event?._id ?? '', { title: 'Before' }))
  // For the operator, and only there.
  await expect
    .poll(() => server.written.stdout)
    .toMatch(new RegExp(`(no space|too large|is full|disk I/O).*${disk.folder}`))
  for (const path of ['/api/events', '/events', event?.image ?? '', '/readyz'])
    expect([path, (await server.get(path)).status]).toEqual([path, 200])
  expect(await files()).toEqual(before)

  await disk.empty(pid)
  expect(await calls.create({ title: 'After' })).toBe(201)
  const events = await calls.list()
  expect(events.map(({ title }) => title).sort()).toEqual(['After', 'Before'])
  expect(await files()).toEqual(await filesNamed(place))
  expect(server.child.exitCode).toBe(null)
})

test.runIf(!isPostgres)(
  'S69: a start on a full disk fails with one clear line',
  async ({ skip }) => {
    const disk = await fillableFolder(await testFolder())
    // Only a mounted file system can be full before the first process.
    if (!disk || disk.fill.length > 0) return skip('no file system can be mounted here')
    onTestFinished(disk.remove)
    await disk.fill(0)

    const env = environmentOf({ dataDir: disk.folder, databaseUrl: undefined }, { PORT: '0' })
    const { exited, written } = runServer(env, await testFolder())

    expect(await exited).toBe(1)
    expect(written.stderr).toMatch(
      /^The (database cannot be used|data folder cannot be written).*\n$/,
    )
  },
)
