import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { listEvents } from 'contract/events/events'
import { end, ask as order, startHelper } from '../processes.ts'
import { count, never, type Part } from './part.ts'
import type { ReaderOrder } from './reader-crowd.ts'
import { ask } from './send.ts'
import { steadyLoad } from './steady-load.ts'
import { until } from './writing.ts'

const othersPerSecond = 40
const pollMilliseconds = 2_000
/** Minimum duration of the measurement. */
const leastMilliseconds = 60_000
/** Two minutes without progress, the rest of a chunk at two kilobytes per second, and one check. */
const maxMilliseconds = 200_000
const assets = join(import.meta.dirname, '../../web/build/client/assets')

/** More than Linux buffers for a connection, at both ends. */
const requestedBytes = 12_000_000

/** The largest file that pages load, and how many times it is requested. */
function largestAsset(): Pick<ReaderOrder, 'path' | 'times'> {
  const [largest] = readdirSync(assets)
    .filter((name) => !/\.(br|gz)$/.test(name))
    .map((name) => ({ name, bytes: statSync(join(assets, name)).size }))
    .toSorted((a, b) => b.bytes - a.bytes)
  if (!largest) throw new Error('There are no assets: run `npm run build`')
  return { path: `/assets/${largest.name}`, times: Math.ceil(requestedBytes / largest.bytes) }
}

/** Clients that read a byte of a large response every two seconds, while others continue. */
export const readers: Part = {
  size: 1_000,
  run: async ({ place, size, say }) => {
    const server = await place.start({ TRUST_PROXY: '127.0.0.1' })
    const port = Number(new URL(server.origin).port)
    // One-time work after the start isn't measured.
    await server.sinceStart('/events')
    await sleep(pollMilliseconds)
    const before = await server.openFiles()
    const times: number[] = []
    let errors = 0
    const endLoad = steadyLoad(othersPerSecond, async () => {
      const askedAt = performance.now()
      if ((await ask(server.origin + listEvents.url)).status !== 200) errors++
      times.push(performance.now() - askedAt)
    })
    const crowd = startHelper('torture/reader-crowd.ts')
    const sent: ReaderOrder = { port, ...largestAsset(), connections: size }
    await order(crowd, sent)
    await sleep(pollMilliseconds)
    const { residentBytes: early } = await server.usage()
    say(`  ${size} sockets are open`)
    const isOver = async () => (await server.openFiles()) <= before + 10
    const openedAt = performance.now()
    const isCut = await until(async () => {
      await sleep(pollMilliseconds)
      return isOver()
    }, maxMilliseconds)
    const longest = performance.now() - openedAt
    await sleep(Math.max(0, leastMilliseconds - (performance.now() - openedAt)))
    const { residentBytes: late } = await server.usage()
    await endLoad()
    await end(crowd)
    times.sort((a, b) => a - b)
    const isAlive = server.child.exitCode === null
    await server.stop()
    return [
      count('sockets', size),
      never('readers still connected', isCut ? 0 : 1),
      { name: 'until all are cut off', value: Math.round(longest), unit: 'ms' },
      count('requests of others', times.length),
      never('of which not answered with 200', errors),
      {
        name: 'others, p99',
        value: Math.round(times[Math.ceil(times.length * 0.99) - 1] ?? Number.NaN),
        unit: 'ms',
        atMost: 300,
      },
      count('others, slowest', Math.round(times.at(-1) ?? Number.NaN), 'ms'),
      {
        name: 'memory growth from start to end',
        value: Math.round((late - early) / 1024 / 1024),
        unit: 'MB',
        atMost: 32,
      },
      never('servers that exited', isAlive ? 0 : 1),
    ]
  },
}
