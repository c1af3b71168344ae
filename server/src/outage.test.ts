import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as sleep } from 'node:timers/promises'
import { verifyPassword } from 'contract/accounts/admin'
import { listEventCategories } from 'contract/content/event-categories'
import { publicUrlOf, singletonNames } from 'contract/content/types'
import { createEvent } from 'contract/events/events'
import { aStudent } from 'testing/a-student.ts'
import { administrator } from 'testing/administrator.ts'
import { aContactForm } from 'testing/contact-form.ts'
import { eventCalls } from 'testing/event-calls.ts'
import { anEventForm } from 'testing/event-form.ts'
import { startPostgres } from 'testing/start-postgres.ts'
import { expect, test } from 'vitest'
import { aWeb } from '../test/a-web.ts'
import { failingDatabase } from '../test/failing-database.ts'
import { environmentOf, runServer, startServer } from '../test/start-server.ts'
import { studentCookie } from '../test/student-calls.ts'
import { adminCookie, testApp } from '../test/test-app.ts'
import { testFolder } from '../test/test-database.ts'

const isPostgres = process.env.TEST_ENGINE === 'postgres'
const outage = { message: 'Service temporarily unavailable. Please try again later.' }

test.runIf(isPostgres)(
  'S68: while PostgreSQL is down the site says so, and afterwards everything works with everyone signed in',
  async () => {
    const postgres = await startPostgres()
    const place = { dataDir: await testFolder(), databaseUrl: postgres.url('postgres') }
    const server = await startServer(place)
    const cookie = await server.login()
    const calls = eventCalls(server.url, cookie)
    expect(await calls.create({ title: 'Before the outage' })).toBe(201)
    const lists = ['/api/events', '/api/events/overview', '/events.ics']
    // Other inputs of `/events`, which the server requests after its start, perhaps later than this test waits.
    const written = [...singletonNames.map(publicUrlOf), listEventCategories.url]
    const paths = [...lists, ...written, '/readyz']
    for (const path of paths) expect([path, (await server.get(path)).status]).toEqual([path, 200])
    await postgres.stop()

    for (const path of ['/readyz', '/api/faculty', '/api/events?limit=1']) {
      await expect.poll(async () => (await server.get(path)).status).toBe(503)
      const answer = await server.get(path)
      expect([answer.headers.get('retry-after'), await answer.json()]).toEqual(['5', outage])
    }
    // Cached responses, and those made from them, still work.
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
    // Shows nothing that the documents read after a first start would change.
    expect((await server.get('/terms')).status).toBe(200)
    const impatient = environmentOf(place, { PORT: '0', DATABASE_WAIT_SECONDS: '1' })
    const starting = runServer(impatient, place.dataDir)
    expect(await starting.exited).toBe(1)
    expect(starting.written.stderr).toMatch(
      /^The database is not available yet: .*\nThe database cannot be used: .*\n$/,
    )

    await postgres.start()
    for (const path of [...paths, '/events'])
      await expect.poll(async () => (await server.get(path)).status).toBe(200)
    expect((await verify()).status).toBe(200)
    expect(await calls.create({ title: 'After the outage' })).toBe(201)
    const titles = (await calls.list()).map(({ title }) => title)
    expect(titles.sort()).toEqual(['After the outage', 'Before the outage'])
    expect(server.child.exitCode).toBe(null)
    await server.kill('SIGTERM')
    await postgres.remove()
  },
)

const twoPages = aWeb(async ({ url }, { send }) => {
  const isPlain = new URL(url).pathname === '/about'
  const { status } = isPlain ? { status: 200 } : await send({ method: 'GET', url: '/api/events' })
  return new Response('<p></p>', { status, headers: { 'content-type': 'text/html' } })
})

test('S68: while the database fails, only pages that don’t need it work, and nobody is signed out', async () => {
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
  'S68: while another process locks SQLite, writes report it and reads work at once',
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
    let answeredMeanwhile = 0
    while (!isAnswered) {
      await sleep(20)
      expect((await settings.app.inject('/readyz')).statusCode).toBe(200)
      if (!isAnswered) answeredMeanwhile++
    }
    const answer = await verifying

    // With a shared queue, only one or two would pass.
    expect(answeredMeanwhile).toBeGreaterThan(2)
    expect([answer.statusCode, answer.json()]).toEqual([503, outage])
    expect(answer.headers['retry-after']).toBe('5')
    expect((await settings.app.inject('/api/events')).statusCode).toBe(200)
    expect((await settings.app.inject('/readyz')).statusCode).toBe(200)
    other.exec('rollback')
    other.close()
    await admin(createEvent, { body: await anEventForm() })
  },
)
