import { setTimeout as sleep } from 'node:timers/promises'
import { createContactMessage } from 'contract/messaging/contact'
import { aContactForm } from 'testing/contact-form.ts'
import { lockTables } from 'testing/lock-tables.ts'
import { startPostgres, stopModes } from 'testing/start-postgres.ts'
import { expect, test } from 'vitest'
import { environmentOf, runServer, startServer } from '../test/start-server.ts'
import { testFolder } from '../test/test-database.ts'

const testPostgres = test.runIf(process.env.TEST_ENGINE === 'postgres')

const withoutLimits = { PUBLIC_URL: '', RATE_LIMIT: 'off', SAMPLE_DATA: 'off' }
/** More than the server has connections. */
const atOnce = 15

const modes = Object.entries(stopModes).filter(([mode]) => mode !== 'smart')

testPostgres.each(modes)(
  'a PostgreSQL that ends (%s) while requests hold its connections ends no server',
  async (_, signal) => {
    const postgres = await startPostgres()
    const databaseUrl = postgres.url('postgres')
    const server = await startServer({ dataDir: await testFolder(), databaseUrl }, withoutLimits)
    const write = () =>
      fetch(server.url + createContactMessage.url, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(aContactForm()),
      })
    const cookie = await server.login()
    const request = (at: number) =>
      at % 2 ? write() : fetch(`${server.url}/api/admin/messages`, { headers: { cookie } })
    const askOften = () => Array.from({ length: atOnce }, (_, at) => request(at))
    // Opens the connections first: on a busy machine that takes as long as a request may wait.
    await Promise.all(askOften())
    const { held } = await lockTables(databaseUrl, '"contactMessages"')
    const requested = askOften()
    await expect.poll(held, { interval: 20 }).toBe(10)

    await postgres.kill(signal)

    const answers = await Promise.all(requested)
    const rejected = answers.filter(({ ok }) => !ok)
    for (const answer of rejected)
      expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5'])
    // The lock's holder may be cancelled first, and then some of the waiting requests succeed.
    expect(rejected.length).toBeGreaterThan(0)
    expect((await write()).status).toBe(503)
    expect((await server.get('/healthz')).status).toBe(200)

    await postgres.start()
    await expect.poll(async () => (await write()).status).toBe(201)
    await expect.poll(async () => (await server.get('/api/events')).status).toBe(200)
    expect(server.child.exitCode).toBe(null)
    expect(await server.kill('SIGTERM')).toBe(0)
    await postgres.remove()
  },
)

testPostgres(
  'a PostgreSQL that stops when all have left (smart) is let go, and used again',
  async () => {
    const postgres = await startPostgres()
    const server = await startServer({
      dataDir: await testFolder(),
      databaseUrl: postgres.url('postgres'),
    })
    let isGone = false
    const going = postgres.kill(stopModes.smart).then(() => {
      isGone = true
    })

    // Idle connections close after ten seconds, and new ones are then refused. Earlier requests would keep one open.
    while (!isGone) {
      await server.get('/readyz')
      await Promise.race([going, sleep(12_000)])
    }
    await postgres.start()

    await expect.poll(async () => (await server.get('/readyz')).status).toBe(200)
    await server.kill('SIGTERM')
    await postgres.remove()
  },
)

testPostgres(
  'a server that starts while the database is away waits for it, and says so once',
  async () => {
    const postgres = await startPostgres()
    await postgres.stop()
    const place = { dataDir: await testFolder(), databaseUrl: postgres.url('postgres') }
    const starting = runServer(environmentOf(place, { PORT: '0' }), place.dataDir)
    await expect.poll(() => starting.written.stderr).toContain('not available yet')

    await postgres.start()

    await expect.poll(() => starting.written.stdout).toContain('website is at')
    expect(starting.written.stderr).toMatch(
      /^The database is not available yet: .*; retrying for 60 seconds\n$/,
    )
    starting.child.kill('SIGTERM')
    expect(await starting.exited).toBe(0)
    await postgres.remove()
  },
)
