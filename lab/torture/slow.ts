import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { listEvents } from 'contract/events/events'
import { createContactMessage } from 'contract/messaging/contact'
import { count, never, type Part } from './part.ts'
import { ask } from './send.ts'
import { steadyLoad } from './steady-load.ts'
import { until } from './writing.ts'

const othersPerSecond = 40
const dripMilliseconds = 5_000
const maxMilliseconds = 90_000
const host = 'Host: college.test\r\n'

/** How requests start, and how long they may take: headers 10 seconds, bodies 30, checked every 2. */
const kinds = [
  { name: 'heads', begin: `GET ${listEvents.url} HTTP/1.1\r\n${host}X-Slow: `, atMost: 20_000 },
  { name: 'silent', begin: '', atMost: 20_000 },
  {
    name: 'bodies',
    begin: `POST ${createContactMessage.url} HTTP/1.1\r\n${host}Content-Type: application/json\r\nContent-Length: 900\r\n\r\n{`,
    atMost: 40_000,
  },
]

/** Opens a socket and starts a request. Returns it, and how long it stayed open. */
async function openSlow(port: number, begin: string) {
  const socket = connect(port, '127.0.0.1')
  // The other side may close it during a write, as expected.
  socket.on('error', () => undefined)
  await once(socket, 'connect')
  const openedAt = performance.now()
  if (begin) socket.write(begin)
  socket.resume()
  const open = { socket, milliseconds: Number.POSITIVE_INFINITY }
  socket.once('close', () => {
    open.milliseconds = performance.now() - openedAt
  })
  return open
}

const drip = (sockets: Socket[]) =>
  setInterval(() => {
    for (const socket of sockets) if (socket.writable) socket.write('x')
  }, dripMilliseconds)

/** Clients that send a byte every five seconds, while others continue. */
export const slow: Part = {
  size: 1_000,
  run: async ({ place, size, say }) => {
    const server = await place.start()
    const url = server.origin + listEvents.url
    // One-time work after the start isn't measured.
    await server.sinceStart('/events')
    const before = await server.openFiles()
    const times: number[] = []
    let errors = 0
    const endLoad = steadyLoad(othersPerSecond, async () => {
      const askedAt = performance.now()
      if ((await ask(url)).status !== 200) errors++
      times.push(performance.now() - askedAt)
    })
    const port = Number(new URL(server.origin).port)
    const open: { kind: string; slow: Awaited<ReturnType<typeof openSlow>> }[] = []
    for (let at = 0; at < size; at++) {
      const { name, begin } = kinds[at % kinds.length] ?? { name: '', begin: '' }
      open.push({ kind: name, slow: await openSlow(port, begin) })
    }
    const dripping = drip(
      open.filter(({ kind }) => kind !== 'silent').map(({ slow: { socket } }) => socket),
    )
    say(`  ${open.length} sockets are open`)
    await until(() => open.every(({ slow: { socket } }) => socket.closed), maxMilliseconds)
    clearInterval(dripping)
    await endLoad()
    for (const { slow } of open) slow.socket.destroy()
    times.sort((a, b) => a - b)
    await until(async () => (await server.openFiles()) <= before + 5, 10_000)
    const more = (await server.openFiles()) - before
    const isAlive = server.child.exitCode === null
    await server.stop()
    return [
      count('sockets', open.length),
      ...kinds.map(({ name, atMost }) => ({
        name: `${name}: open, longest`,
        value: Math.round(
          Math.max(...open.filter((one) => one.kind === name).map((one) => one.slow.milliseconds)),
        ),
        unit: 'ms',
        atMost,
      })),
      count('requests of others', times.length),
      never('of which not answered with 200', errors),
      {
        name: 'others, p99',
        value: Math.round(times[Math.ceil(times.length * 0.99) - 1] ?? Number.NaN),
        unit: 'ms',
        atMost: 300,
      },
      { name: 'more open files than before', value: more, unit: '', atMost: 5 },
      never('servers that exited', isAlive ? 0 : 1),
    ]
  },
}
