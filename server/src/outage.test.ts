import { connect } from 'node:net'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as sleep } from 'node:timers/promises'
import { verifyPassword } from 'contract/admin'
import { aStudent } from 'testing/a-student.ts'
import { administrator } from 'testing/administrator.ts'
import { aContactForm } from 'testing/contact-form.ts'
import { eventCalls } from 'testing/event-calls.ts'
import { anEventForm } from 'testing/event-form.ts'
import { filesBelow } from 'testing/files-below.ts'
import { startPostgres } from 'testing/start-postgres.ts'
import { expect, onTestFinished, test } from 'vitest'
import { aWeb } from '../test/a-web.ts'
import { failingDatabase } from '../test/failing-database.ts'
import { fillableFolder } from '../test/full-disk.ts'
import { environmentOf, runServer, startServer } from '../test/start-server.ts'
import { studentCookie } from '../test/student-calls.ts'
import { adminCookie, testApp } from '../test/test-app.ts'
import { testDatabase, testFolder } from '../test/test-database.ts'
import { openDatabase } from './db/open.ts'
import { uploadsInUse } from './db/uploads-in-use.ts'
import { fileNamesOf } from './files/uploaded-files.ts'

const isPostgres = process.env.TEST_ENGINE === 'postgres'
const outage = { message: 'Service temporarily unavailable. Please try again later.' }

test.runIf(isPostgres)(
  'S68: while PostgreSQL is down we say so, and when it is back all works, everyone signed in',
  { timeout: 120_000 },
  async () => {
    const postgres = await startPostgres()
    const place = { dataDir: await testFolder(), databaseUrl: postgres.url('postgres') }
    const server = await startServer(place)
    const cookie = await server.login()
    const calls = eventCalls(server.url, cookie)
    expect(await calls.create({ title: 'Before the outage' })).toBe(201)
    const lists = ['/api/events', '/api/events/overview', '/events.ics']
    const paths = [...lists, '/readyz']
    for (const path of paths) expect((await server.get(path)).status).toBe(200)
    await postgres.stop()

    for (const path of ['/readyz', '/api/faculty', '/api/events?limit=1']) {
      await expect.poll(async () => (await server.get(path)).status, { timeout: 15_000 }).toBe(503)
      const answer = await server.get(path)
      expect([answer.headers.get('retry-after'), await answer.json()]).toEqual(['5', outage])
    }
    // What was finished before, or is made of what was, goes on.
    for (const path of [...lists, '/events']) {
      const { status, headers } = await server.get(path)
      expect([path, status]).toEqual([path, 200])
      expect(headers.get('cache-status')).toContain('database away')
    }
    const verify = () =>
      fetch(server.url + verifyPassword.url, {
        method: 'POST',
        headers: { cookie, 'content-type': 'application/json' },
        body: JSON.stringify({ password: administrator.password }),
      })
    expect((await verify()).status).toBe(503)
    expect(await calls.create({ title: 'In the outage' })).toBe(503)
    expect((await server.get('/healthz')).status).toBe(200)
    expect(await (await server.get('/metrics')).text()).toMatch(/^service_ready 0$/m)
    expect((await server.get('/about')).status).toBe(200)
    const impatient = environmentOf(place, { PORT: '0', DATABASE_WAIT_SECONDS: '1' })
    const starting = runServer(impatient, place.dataDir)
    expect(await starting.exited).toBe(1)
    expect(starting.written.stderr).toMatch(
      /^The database cannot be used yet: .*\nThe database cannot be used: .*\n$/,
    )

    await postgres.start()
    for (const path of [...paths, '/events'])
      await expect.poll(async () => (await server.get(path)).status, { timeout: 5_000 }).toBe(200)
    expect((await verify()).status).toBe(200)
    expect(await calls.create({ title: 'After the outage' })).toBe(201)
    const titles = (await calls.list()).map(({ title }) => title)
    expect(titles.sort()).toEqual(['After the outage', 'Before the outage'])
    expect(server.child.exitCode).toBe(null)
    await server.kill('SIGTERM')
    await postgres.remove()
  },
)

/** A page that shows nothing of the database, and one that shows the events. */
const twoPages = aWeb(async ({ url }, { send }) => {
  const isPlain = new URL(url).pathname === '/about'
  const { status } = isPlain ? { status: 200 } : await send({ method: 'GET', url: '/api/events' })
  return new Response('<p></p>', { status, headers: { 'content-type': 'text/html' } })
})

test('S68: while the database fails, only what needs none of it goes on, and nobody is signed out', async () => {
  let state = { isDown: false }
  const { app, db, isKeeping } = await testApp({
    web: twoPages,
    wrap: (opened) => {
      const failing = failingDatabase(opened)
      state = failing.state
      return failing.database
    },
  })
  const { email } = await aStudent(db)
  const cookie = `${await adminCookie(app)}; ${await studentCookie(app, email)}`
  const urls = ['/api/events', '/api/events/overview', '/api/faculty', '/events.ics', '/events']
  const own = ['/user/getcurrentuser', '/api/account', '/api/admin/messages', '/readyz']
  const statuses = (of: string[]) =>
    Promise.all(of.map(async (url) => (await app.inject({ url, headers: { cookie } })).statusCode))
  await isKeeping()
  expect(new Set(await statuses([...urls, ...own, '/about']))).toEqual(new Set([200]))

  state.isDown = true
  for (const url of [...own, '/api/events?limit=1']) {
    const answer = await app.inject({ url, headers: { cookie } })
    expect([url, answer.statusCode, answer.headers['retry-after']]).toEqual([url, 503, '5'])
  }
  for (const url of urls) {
    const { statusCode, headers } = await app.inject({ url, headers: { cookie } })
    expect([url, statusCode, headers['cache-status']]).toEqual([url, 200, expect.any(String)])
  }
  const written = await app.inject({ method: 'POST', url: '/api/contact', payload: aContactForm() })
  expect([written.statusCode, written.json()]).toEqual([503, outage])
  expect(await statuses(['/about', '/healthz'])).toEqual([200, 200])

  state.isDown = false
  expect(new Set(await statuses([...urls, ...own, '/about']))).toEqual(new Set([200]))
  expect(await db.selectFrom('contactMessages').selectAll().execute()).toEqual([])
})

test.runIf(!isPostgres)(
  'S68: while another process holds SQLite, writes say so and reads go on at once',
  { timeout: 60_000 },
  async () => {
    const settings = await testApp()
    const cookie = await adminCookie(settings.app)
    const admin = await settings.signIn()
    const other = new DatabaseSync(join(settings.place.dataDir, 'college.sqlite'))
    other.exec('begin immediate')

    let isAnswered = false
    const verifying = settings.app.inject({
      method: 'POST',
      url: verifyPassword.url,
      headers: { cookie },
      payload: { password: administrator.password },
    })
    void verifying.then(() => {
      isAnswered = true
    })
    const times: number[] = []
    while (!isAnswered) {
      const askedAt = performance.now()
      await sleep(20)
      expect((await settings.app.inject('/readyz')).statusCode).toBe(200)
      times.push(performance.now() - askedAt)
    }
    const answer = await verifying

    expect(Math.max(...times)).toBeLessThan(1_000)
    expect([answer.statusCode, answer.json()]).toEqual([503, outage])
    expect(answer.headers['retry-after']).toBe('5')
    expect((await settings.app.inject('/api/events')).statusCode).toBe(200)
    expect((await settings.app.inject('/readyz')).statusCode).toBe(200)
    other.exec('rollback')
    other.close()
    const { createEvent } = await import('contract/events')
    await admin(createEvent, { body: await anEventForm() })
  },
)

/** The files of all uploads that rows name. */
async function filesNamed(place: Parameters<typeof startServer>[0]): Promise<string[]> {
  const database = openDatabase(place)
  const addresses = await uploadsInUse(database.db)
  await database.close()
  return [...addresses].flatMap(fileNamesOf).toSorted()
}

test('S69: on a full disk writes say so, reads go on, and with space again all works', {
  timeout: 60_000,
}, async ({ skip }) => {
  const disk = await fillableFolder(await testFolder())
  if (!disk) return skip('neither a file system nor a file limit can be set here')
  onTestFinished(disk.remove)
  // PostgreSQL has a disk of its own; there the pictures' is full.
  const place = { ...(await testDatabase()), dataDir: disk.folder }
  const server = await startServer(place)
  const pid = server.child.pid ?? 0
  const calls = eventCalls(server.url, await server.login())
  expect(await calls.create({ title: 'Before' })).toBe(201)
  const [event] = await calls.list()
  const files = () => filesBelow(join(disk.folder, 'uploads'))
  // The pictures that a college begins with are copied while the server is up.
  await expect.poll(files, { timeout: 30_000 }).toEqual(await filesNamed(place))
  const before = await files()
  await disk.fill(pid)

  expect(await calls.create({ title: 'Without space' })).toBe(503)
  expect([200, 503]).toContain(await calls.update(event?._id ?? '', { title: 'Before' }))
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
    // Only a file system is full before its first process.
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

test.runIf(!isPostgres)(
  'S66: senders that never finish their headers are cut off, and others never notice',
  { timeout: 60_000 },
  async () => {
    const { url } = await startServer(await testDatabase())
    const { port } = new URL(url)
    const startedAt = performance.now()
    const sockets = Array.from({ length: 100 }, () => connect(Number(port), '127.0.0.1'))
    const closed = sockets.map(
      (socket) =>
        new Promise<string>((resolve) => {
          let received = ''
          socket.on('data', (bytes) => {
            received += bytes
          })
          socket.on('error', () => undefined).on('close', () => resolve(received))
        }),
    )
    for (const socket of sockets) socket.write('GET /api/events HTTP/1.1\r\nHost: x\r\nX-Slow: ')
    const dripping = setInterval(() => {
      for (const socket of sockets) if (socket.writable) socket.write('x')
    }, 500)

    const times: number[] = []
    const isOver = Promise.all(closed)
    while (sockets.some((socket) => !socket.closed)) {
      const askedAt = performance.now()
      expect((await fetch(`${url}/api/events`)).status).toBe(200)
      times.push(performance.now() - askedAt)
      await Promise.race([isOver, new Promise((resolve) => setTimeout(resolve, 100))])
    }
    clearInterval(dripping)

    expect(performance.now() - startedAt).toBeLessThan(20_000)
    for (const received of await isOver) expect(received).toMatch(/^(HTTP\/1.1 408 |$)/)
    expect(times.sort((a, b) => a - b)[Math.floor(times.length * 0.95)]).toBeLessThan(300)
  },
)
