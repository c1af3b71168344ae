import type { ChildProcess } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Figure } from '../figures.ts'
import type { Load, LoadOrder } from '../load-generator.ts'
import { median } from '../median.ts'
import { ask, end, startHelper } from '../processes.ts'
import type { WebServer } from '../web-server.ts'
import { sendLogins } from './student-logins.ts'

const rounds = 3
const roundSeconds = 4
const fillSeconds = 1
/** As many as may wait: the queue is full, and no request is rejected. */
const crowdConnections = 200
const loginsAtLeast = 200

/**
 * Response times of the list of events, alone and while students sign in. The queue of logins is
 * full during the whole measurement.
 */
export async function crowdFigures(server: WebServer, generator: ChildProcess): Promise<Figure[]> {
  const crowd = startHelper('load-generator.ts')
  const order: LoadOrder = {
    url: `${server.origin}/api/events`,
    headers: { 'accept-encoding': 'br, gzip' },
    seconds: roundSeconds,
  }
  const readEvents = () => ask<Load>(generator, order)
  const all: { idle: number; busy: number; logins: Load }[] = []
  await readEvents()
  for (let round = 0; round < rounds; round++) {
    const idle = (await readEvents()).p99
    const seconds = fillSeconds + roundSeconds
    const logins = sendLogins(crowd, server, { connections: crowdConnections, seconds })
    await sleep(fillSeconds * 1000)
    const busy = (await readEvents()).p99
    all.push({ idle, busy, logins: await logins })
  }
  await end(crowd)
  const middle = (numbers: number[]) => Math.round(median(numbers) * 100) / 100
  const sum = (name: 'requests' | 'faults') =>
    all.reduce((total, { logins }) => total + logins[name], 0)
  return [
    { name: 'p99 of /api/events', value: middle(all.map(({ idle }) => idle)), unit: 'ms' },
    {
      name: `the same, ${crowdConnections} logins in line`,
      value: middle(all.map(({ busy }) => busy)),
      unit: 'ms',
    },
    {
      name: 'ratio of the second to the first',
      value: middle(all.map(({ idle, busy }) => busy / idle)),
      unit: '',
      atMost: 3,
    },
    { name: 'logins meanwhile', value: sum('requests'), unit: '', atLeast: loginsAtLeast },
    { name: 'logins that failed meanwhile', value: sum('faults'), unit: '', atMost: 0 },
  ]
}
