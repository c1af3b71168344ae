import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, onTestFinished, test, vi } from 'vitest'
import { aWeb } from '../../../test/a-web.ts'
import { testApp } from '../../../test/test-app.ts'
import { createDrain } from './drain.ts'

test('a stopping server waits for connections that are accepted but not read yet', async () => {
  // Long enough to stop when idle, and then never late.
  vi.useFakeTimers({ toFake: ['performance'] })
  onTestFinished(() => void vi.useRealTimers())
  const { awaitReading, stop } = createDrain()
  const read = awaitReading()
  let hasStopped = false
  const stopped = stop().then(() => {
    hasStopped = true
  })
  vi.advanceTimersByTime(1_500)
  await sleep(800)
  expect(hasStopped).toBe(false)
  read()
  await stopped
})

test('S75: a request in progress when the server closes gets its normal response', async () => {
  const { app } = await testApp()
  await app.listen({ port: 0, host: '127.0.0.1' })
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1')
  let received = ''
  socket.on('data', (bytes) => {
    received += bytes
  })
  socket.write('GET /healthz HTTP/1.1\r\nHost: college.test\r\n\r\nGET /api/events HTTP/1.1\r\n')
  await once(socket, 'data')

  const closed = app.close()
  socket.write('Host: college.test\r\n\r\n')

  await Promise.all([closed, once(socket, 'close')])
  expect(received.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 200', 'HTTP/1.1 200'])
  expect(received).toMatch(/\[\]$/)
})

test('a page in progress when the server closes is rendered', async () => {
  const rendering = Promise.withResolvers<void>()
  const closing = Promise.withResolvers<void>()
  const web = aWeb(async (_, { send }) => {
    rendering.resolve()
    await closing.promise
    const { status } = await send({ method: 'GET', url: '/api/faculty' })
    return new Response(`faculty: ${status}`)
  })
  const { app } = await testApp({ web })
  const origin = await app.listen({ port: 0, host: '127.0.0.1' })
  const answer = fetch(`${origin}/about`)
  await rendering.promise

  const closed = app.close()
  closing.resolve()

  expect(await (await answer).text()).toBe('faculty: 200')
  await closed
})
