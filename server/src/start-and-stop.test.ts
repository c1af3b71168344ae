import { once } from 'node:events'
import { writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { createContactMessage } from 'contract/messaging/contact'
import { aContactForm } from 'testing/contact-form.ts'
import { eventCalls } from 'testing/event-calls.ts'
import { filesBelow } from 'testing/files-below.ts'
import { expect, test } from 'vitest'
import { environmentOf, runServer, startServer } from '../test/start-server.ts'
import { preparedDatabase, testDatabase, testFolder } from '../test/test-database.ts'

test('S78: a start with invalid settings reports them, one per line, and creates nothing', async () => {
  const dataDir = join(await testFolder(), 'data')
  const cwd = await testFolder()
  await writeFile(join(cwd, '.env'), 'LOG_LEVL=debug')
  const env = environmentOf(
    { dataDir, databaseUrl: undefined },
    { PUBLIC_URL: 'http://college.test', PORT: 'x', ADMIN_PASSWORD: 'password1' },
  )

  const { exited, written } = runServer(env, cwd)

  expect(await exited).toBe(1)
  const lines = written.stderr.trim().split('\n')
  expect(lines.map((line) => line.split(' ')[0]).sort()).toEqual([
    '.env',
    'ADMIN_PASSWORD',
    'PORT',
    'PUBLIC_URL',
  ])
  expect(written.stdout + written.stderr).not.toContain('password1')
  expect(await filesBelow(dataDir)).toEqual([])
})

test('S78: production doesn’t start without PUBLIC_URL', async () => {
  const place = await testDatabase()

  const { exited, written } = runServer(
    environmentOf(place, { PUBLIC_URL: '', NODE_ENV: 'production' }),
    place.dataDir,
  )

  expect(await exited).toBe(1)
  expect(written.stderr).toBe('PUBLIC_URL is missing: it is required when NODE_ENV is production\n')
})

test('a port in use is reported in one line', async () => {
  const place = await preparedDatabase()
  const { url } = await startServer(place)

  const { exited, written } = runServer(
    environmentOf(place, { PORT: new URL(url).port }),
    place.dataDir,
  )

  expect(await exited).toBe(1)
  expect(written.stderr).toBe('The port is in use: stop the other server or set PORT\n')
})

async function aHeldMessage(url: string) {
  const { hostname, port } = new URL(url)
  const socket = connect(Number(port), hostname)
  const answered = once(socket, 'data')
  const body = JSON.stringify(aContactForm())
  const head = `POST ${createContactMessage.url} HTTP/1.1\r\nHost: college.test\r\nContent-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n`
  await new Promise((resolve) => socket.write(head + body.slice(0, -1), resolve))
  return {
    finish: async () => {
      socket.end(body.slice(-1))
      const [answer] = await answered
      return `${answer}`.split('\r\n')[0]
    },
  }
}

test('S75: a server told to stop under load answers accepted requests, then exits', async () => {
  const server = await startServer(await preparedDatabase())
  const calls = eventCalls(server.url, await server.login())
  const statuses: (number | string)[] = []
  const pending: Promise<unknown>[] = []
  let isReady = true
  const request = async () => {
    const answer = await server.get('/api/events').catch((error: Error) => `${error.cause}`)
    if (typeof answer !== 'string') await answer.text()
    statuses.push(typeof answer === 'string' ? answer : answer.status)
  }
  const load = (async () => {
    while (isReady) {
      for (let at = 0; at < 4; at++) pending.push(request())
      await sleep(20)
    }
  })()
  await expect.poll(() => statuses.length).toBeGreaterThan(40)
  // Keeps the server up, though a busy machine may request nothing else for a while.
  const held = await aHeldMessage(server.url)
  await server.get('/healthz')
  const upload = calls.create({ title: 'In the last moment' })
  const exited = server.kill('SIGTERM')

  await expect.poll(async () => (await server.get('/readyz')).status, { interval: 20 }).toBe(503)
  // Load balancers check once a second.
  await sleep(1_000)
  isReady = false
  await load
  await Promise.all(pending)

  expect(await held.finish()).toBe('HTTP/1.1 201 Created')
  expect(await upload).toBe(201)
  expect(await exited).toBe(0)
  expect(new Set(statuses)).toEqual(new Set([200]))
})

test('an upload that never ends doesn’t keep a server from exiting', async () => {
  const server = await startServer(await preparedDatabase())
  const cookie = await server.login()
  const { port } = new URL(server.url)
  const socket = connect(Number(port), '127.0.0.1')
  let received = ''
  socket.on('data', (bytes) => {
    received += bytes
  })
  socket.on('error', () => undefined)
  const closed = once(socket, 'close')
  socket.write(
    `POST /api/events HTTP/1.1\r\nHost: college.test\r\nCookie: ${cookie}\r\nContent-Type: multipart/form-data; boundary=x\r\nContent-Length: 90000\r\n\r\n--x\r\n`,
  )
  // As well as endless headers.
  const silent = connect(Number(port), '127.0.0.1').on('error', () => undefined)
  silent.write('GET / HTTP/1.1\r\nHost:')
  // Its response begins after theirs.
  await server.get('/healthz')

  const exited = server.kill('SIGTERM')
  const dripping = setInterval(() => socket.writable && socket.write('-'), 100)
  await closed
  clearInterval(dripping)

  expect(received).toMatch(/^HTTP\/1\.1 503 /)
  expect(received).toMatch(/^retry-after: 5\r$/im)
  expect(await exited).toBe(0)
})
