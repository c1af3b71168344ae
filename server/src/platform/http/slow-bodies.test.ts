import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import { Readable } from 'node:stream'
import { setImmediate } from 'node:timers/promises'
import { createContactMessage } from 'contract/messaging/contact'
import { pageAddresses } from 'contract/platform/page-addresses'
import Fastify from 'fastify'
import { aPicture } from 'testing/a-picture.ts'
import { expect, onTestFinished, test, vi } from 'vitest'
import { eventParts, filePart, rawForm } from '../../../test/raw-form.ts'
import { adminCookie, testApp } from '../../../test/test-app.ts'
import { limitBodyTime } from './slow-bodies.ts'

const limit = 30_000

/** Stops our timers, but not those of connections and databases. */
function stopTimers() {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => {
    vi.useRealTimers()
  })
}

test.each([
  { of: 'a call', url: createContactMessage.url, type: 'application/json', begin: '{"name":' },
  {
    of: 'a form',
    url: pageAddresses.contact,
    type: 'application/x-www-form-urlencoded',
    begin: 'name=',
  },
])('D15: a client that hasn’t sent the whole body of $of after 30 seconds is cut off', async (sent) => {
  const { app, db } = await testApp()
  await app.listen({ port: 0, host: '127.0.0.1' })
  stopTimers()
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1').resume()
  // The socket may be reset or closed.
  socket.on('error', () => undefined)
  const requested = once(app.server, 'request')
  socket.write(
    `POST ${sent.url} HTTP/1.1\r\nHost: college.test\r\nContent-Type: ${sent.type}\r\nContent-Length: 500\r\n\r\n${sent.begin}`,
  )
  const [request] = await requested
  await setImmediate()

  vi.advanceTimersByTime(limit - 1)
  socket.write('"A"')
  await setImmediate()
  expect(socket.closed).toBe(false)
  vi.advanceTimersByTime(1)

  // Node would close the connection, too, but later.
  expect(request.destroyed).toBe(true)
  while (!socket.closed) await setImmediate()
  expect(await db.selectFrom('contactMessages').selectAll().execute()).toEqual([])
})

test('D15: a complete body is no longer timed', async () => {
  stopTimers()
  const app = Fastify()
  app.addHook('onRequest', limitBodyTime)
  const running: number[] = []
  app.addHook('onRequest', async () => {
    running.push(vi.getTimerCount())
  })
  app.post('/', async () => {
    running.push(vi.getTimerCount())
    return {}
  })

  const answer = await app.inject({ method: 'POST', url: '/', payload: {} })

  expect(answer.statusCode).toBe(200)
  expect(running).toEqual([1, 0])
})

test('D15: an upload may take longer', async () => {
  const { app } = await testApp()
  const cookie = await adminCookie(app)
  const picture = await (await aPicture()).bytes()
  const { headers, payload } = rawForm([...eventParts(), filePart('image', picture)])
  stopTimers()
  const reading = Promise.withResolvers<void>()
  const upload = new Readable({ read: () => reading.resolve() })
  const answer = app.inject({
    method: 'POST',
    url: '/api/events',
    headers: { ...headers, cookie },
    payload: upload,
  })
  upload.push(payload.subarray(0, 100))
  await reading.promise

  vi.advanceTimersByTime(31_000)
  upload.push(payload.subarray(100))
  upload.push(null)

  expect((await answer).statusCode).toBe(201)
})
