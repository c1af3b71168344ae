import { once } from 'node:events'
import { createServer } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { setImmediate } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { expect, onTestFinished, test } from 'vitest'
import { oneAtATime } from './serial-work.ts'

async function aConnection() {
  const begun: string[] = []
  const answers: (() => void)[] = []
  const listener = oneAtATime((request, response) => {
    begun.push(request.url ?? '')
    answers.push(() => response.end(request.url))
  })
  const read: string[] = []
  const server = createServer((request, response) => {
    read.push(request.url ?? '')
    listener(request, response)
  }).listen(0, '127.0.0.1')
  onTestFinished(() => {
    server.close().closeAllConnections()
  })
  await once(server, 'listening')
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
  let received = ''
  socket.on('data', (bytes) => {
    received += bytes
  })
  const query = (...paths: string[]) =>
    socket.write(paths.map((path) => `GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`).join(''))
  return { server, socket, read, begun, answers, ask: query, received: () => received }
}

test('a pipelined request starts when the previous one is answered', async () => {
  const { begun, answers, ask, received } = await aConnection()
  ask('/1', '/2')
  await expect.poll(() => begun).toEqual(['/1'])

  answers.shift()?.()
  await expect.poll(() => begun).toEqual(['/1', '/2'])
  answers.shift()?.()

  await expect.poll(received).toMatch(/\/1.*\/2$/s)
})

test('of many pipelined requests, the first two are answered, and the connection ends', async () => {
  const { socket, read, begun, answers, ask, received } = await aConnection()
  const ended = once(socket, 'close')
  ask('/1', '/2', '/3', '/4', '/5')

  for (const at of [1, 2]) {
    await expect.poll(() => begun).toHaveLength(at)
    answers.shift()?.()
  }
  await ended

  expect(received()).toMatch(/\/1.*\/2$/s)
  expect(begun).toHaveLength(2)
  expect(read).toEqual(['/1', '/2', '/3'])
})

test('any number of requests may follow each other', async () => {
  const { begun, answers, ask, received } = await aConnection()
  for (let at = 1; at <= 12; at++) {
    ask(`/${at}`)
    await expect.poll(() => begun).toHaveLength(at)
    answers.shift()?.()
    await expect.poll(received).toMatch(new RegExp(`/${at}$`))
  }
})

test('pipelined requests of a client that has left never start', async () => {
  const { server, socket, begun, ask } = await aConnection()
  ask('/1', '/2')
  await expect.poll(() => begun).toEqual(['/1'])

  socket.destroy()

  const openConnections = () =>
    new Promise<number>((resolve) => server.getConnections((_, count) => resolve(count)))
  await expect.poll(openConnections).toBe(0)
  expect(begun).toEqual(['/1'])
})

test('an idle connection keeps no earlier response in memory', async () => {
  setFlagsFromString('--expose-gc')
  const collect: () => void = runInNewContext('gc')
  const sent = Promise.withResolvers<WeakRef<object>>()
  const server = createServer(
    { keepAliveTimeout: 60_000 },
    oneAtATime((_, response) => {
      const reference = new WeakRef(response)
      response.once('close', () => sent.resolve(reference))
      response.end('x')
    }),
  ).listen(0, '127.0.0.1')
  onTestFinished(() => {
    server.close().closeAllConnections()
  })
  await once(server, 'listening')
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
  socket.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n')
  const reference = await sent.promise

  // A turn's objects live until its end.
  await setImmediate()
  collect()
  expect(reference.deref()).toBeUndefined()
})
