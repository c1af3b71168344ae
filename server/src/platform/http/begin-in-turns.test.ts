import { once } from 'node:events'
import type { IncomingMessage } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { freePort } from 'testing/free-port.ts'
import { expect, onTestFinished, test } from 'vitest'
import { beginInTurns } from './begin-in-turns.ts'
import { createDrain } from './drain.ts'
import { type Client, createHttpServer } from './server.ts'

function someTurns(most: number) {
  const turns = beginInTurns(most)
  const begun: string[] = []
  const arrive = (network: string, names: string[]) => {
    for (const name of names)
      turns.begin(
        () => network,
        () => begun.push(name),
      )
  }
  return { ...turns, begun, arrive }
}

test('of many simultaneous requests, some start in each turn of the event loop, in order', async () => {
  const { begun, arrive } = someTurns(2)
  arrive('a', ['1', '2', '3', '4', '5'])
  expect(begun).toEqual(['1', '2'])
  await nextTurn()
  expect(begun).toEqual(['1', '2', '3', '4'])
  arrive('a', ['6'])
  await nextTurn()
  expect(begun).toEqual(['1', '2', '3', '4', '5', '6'])
  await nextTurn()

  arrive('a', ['7'])
  expect(begun.at(-1)).toBe('7')
})

test('networks start their requests in turn', async () => {
  const { begun, arrive } = someTurns(2)
  arrive('a', ['a1', 'a2', 'a3', 'a4', 'a5', 'a6', 'a7'])
  arrive('b', ['b1', 'b2'])
  arrive('c', ['c1'])
  for (let turn = 0; turn < 4; turn++) await nextTurn()

  expect(begun).toEqual(['a1', 'a2', 'a3', 'b1', 'c1', 'a4', 'b2', 'a5', 'a6', 'a7'])
})

test('while connections arrive, they are accepted before more requests start, for a while', async () => {
  const { begun, arrive, noteAccepted } = someTurns(1)
  arrive('a', ['1', '2', '3'])
  noteAccepted()
  await nextTurn()
  expect(begun).toEqual(['1'])
  await nextTurn()
  expect(begun).toEqual(['1', '2'])

  for (let turn = 0; turn < 200; turn++) {
    noteAccepted()
    await nextTurn()
  }
  expect(begun).toEqual(['1', '2', '3'])
})

/** Serves everything from its cache, and lists for which networks, in order. */
async function aServer(networkOf: (client: Client) => string) {
  const served: string[] = []
  const cache = {
    serve: (request: IncomingMessage, response: { end: () => unknown }) => {
      served.push(networkOf(request))
      response.end()
      return true
    },
    awaited: () => undefined,
  }
  const server = createHttpServer(() => undefined, { cache, drain: createDrain(), networkOf })
  let accepted = 0
  server.on('connection', () => accepted++)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.close()
    server.closeAllConnections()
  })
  const { port } = server.address() as AddressInfo
  return { port, served, accepted: () => accepted }
}

const crowd = Array<string>(300).fill('crowd')
const get = (network: string) => `GET / HTTP/1.1\r\nHost: x\r\nX-Network: ${network}\r\n\r\n`

test('a visitor’s request needn’t wait until a crowd has its cached responses', async () => {
  const { port, served, accepted } = await aServer(({ headers }) => String(headers['x-network']))
  const networks = [...crowd, 'visitor']
  const sockets = networks.map((network) => ({ network, socket: connect(port, '127.0.0.1') }))
  await expect.poll(accepted).toBe(networks.length)
  // All are readable when the server reads next.
  for (const { network, socket } of sockets) socket.write(get(network))
  await expect.poll(() => served).toHaveLength(networks.length)

  expect(served.indexOf('visitor')).toBeLessThan(100)
})

test('a visitor doesn’t wait behind a crowd requesting cached responses', async () => {
  const localPort = await freePort()
  const { port, served } = await aServer(({ socket }) =>
    socket.remotePort === localPort ? 'visitor' : 'crowd',
  )
  for (const network of crowd) connect(port, '127.0.0.1').write(get(network))
  connect({ port, host: '127.0.0.1', localPort }).write(get('visitor'))
  await expect.poll(() => served).toHaveLength(crowd.length + 1)

  expect(served.indexOf('visitor')).toBeLessThan(100)
})
