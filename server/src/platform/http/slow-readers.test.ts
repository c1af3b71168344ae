import { EventEmitter, once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { Readable } from 'node:stream'
import { setImmediate } from 'node:timers/promises'
import { expect, onTestFinished, test, vi } from 'vitest'
import { limitReadingTime } from './slow-readers.ts'

const chunk = Buffer.alloc(64 * 1024)
/** More than the system's buffers hold. */
const chunks = 400

async function aReader() {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] })
  onTestFinished(() => {
    vi.useRealTimers()
  })
  const server = createServer((_, response) => {
    Readable.from(Array.from({ length: chunks }, () => chunk)).pipe(response)
  })
  limitReadingTime(server)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.close()
    server.closeAllConnections()
  })
  const accepted = once(server, 'connection')
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
  socket.on('error', () => undefined)
  socket.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n')
  const [there] = await accepted
  const isStuck = () => expect.poll(() => there.writableNeedDrain).toBe(true)
  return { socket, there, isStuck }
}

test('a client that reads nothing, or a byte now and then, is disconnected', async () => {
  const { socket, there, isStuck } = await aReader()
  await isStuck()

  for (let at = 0; at < 23; at++) {
    vi.advanceTimersByTime(5_000)
    socket.read(1)
    expect(there.destroyed).toBe(false)
  }
  for (let at = 0; at < 40; at++) {
    vi.advanceTimersByTime(5_000)
    socket.read(1)
    await setImmediate()
  }

  expect(there.destroyed).toBe(true)
})

test('a phone on a slow line gets everything, although Linux reports progress rarely', () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] })
  onTestFinished(() => {
    vi.useRealTimers()
  })
  const bytesPerSecond = 10_000
  const notified = 1_200_000
  let seconds = 0
  // A connection that slow would take an hour, and the loopback is never slow.
  const socket = {
    once: () => undefined,
    destroy: vi.fn(),
    writableLength: 64 * 1024,
    get bytesWritten() {
      return Math.floor((seconds * bytesPerSecond) / notified) * notified + 64 * 1024
    },
  }
  const server = new EventEmitter()
  limitReadingTime(server as Server)
  server.emit('connection', socket)

  for (; seconds < 3_600; seconds += 5) vi.advanceTimersByTime(5_000)

  expect(socket.destroy).not.toHaveBeenCalled()
})

test('an idle connection has its own limits', async () => {
  const { socket, there } = await aReader()
  socket.resume()
  await expect.poll(() => there.writableLength).toBe(0)
  vi.advanceTimersByTime(600_000)
  expect(there.destroyed).toBe(false)
})
