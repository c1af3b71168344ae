import type { ChildProcess } from 'node:child_process'
import type { Figure } from '../figures.ts'
import { median } from '../median.ts'
import { ask, end, startHelper } from '../processes.ts'
import type { WebServer } from '../web-server.ts'
import type { Hashes, HashOrder } from './bare-hash.ts'
import { sendLogins } from './student-logins.ts'

const rounds = 3
const seconds = 4
const warmUpSeconds = 1
const connections = 8

/** Logins and bare password hashes in turn, so that other work on the machine affects both alike. */
export async function loginFigures(server: WebServer, generator: ChildProcess): Promise<Figure[]> {
  const bare = startHelper('load/bare-hash.ts')
  const hash = (order: HashOrder) => ask<Hashes>(bare, order)
  await sendLogins(generator, server, { connections, seconds: warmUpSeconds })
  await hash({ seconds: warmUpSeconds })
  const all: { own: number; alone: number; faults: number }[] = []
  for (let round = 0; round < rounds; round++) {
    const { perSecond, faults } = await sendLogins(generator, server, { connections, seconds })
    all.push({ own: perSecond, alone: (await hash({ seconds })).perSecond, faults })
  }
  await end(bare)
  const logins = median(all.map(({ own }) => own))
  const hashes = median(all.map(({ alone }) => alone))
  const ratio = median(all.map(({ own, alone }) => own / alone))
  return [
    { name: 'logins', value: Math.round(logins * 10) / 10, unit: '/s' },
    { name: 'password hashes alone', value: Math.round(hashes * 10) / 10, unit: '/s' },
    {
      name: 'ratio of logins to hashes alone',
      value: Math.round(ratio * 1000) / 1000,
      unit: '',
      atLeast: 0.9,
    },
    {
      name: 'logins that failed',
      value: all.reduce((sum, { faults }) => sum + faults, 0),
      unit: '',
      atMost: 0,
    },
  ]
}
