import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as sleep } from 'node:timers/promises'
import { deskJournal, openDesk, refusedSessions } from './desk.ts'
import { lookAround } from './look.ts'
import { judgeOutage, type Sample } from './outage-rules.ts'
import { count, never, neverAny, type Part } from './part.ts'
import { type Asked, reads, sendMessage } from './requests.ts'
import { ask } from './send.ts'
import { steadyLoad } from './steady-load.ts'
import type { Place } from './work-folder.ts'
import { until } from './writing.ts'

const perSecond = 40
const outageSeconds = 60
const calmMilliseconds = 2_000
const afterMilliseconds = 6_000
const maxReturnMilliseconds = 30_000

/** Stops PostgreSQL; for SQLite, another process holds the write lock. */
async function remove({ postgres, dataDir }: Place): Promise<() => Promise<void>> {
  if (postgres) {
    await postgres.stop()
    return () => postgres.start()
  }
  const other = new DatabaseSync(join(dataDir, 'college.sqlite'), { timeout: 5_000 })
  other.exec('begin immediate')
  return async () => {
    other.exec('rollback')
    other.close()
  }
}

/** The database is down for a minute under load, and comes back. */
export const outage: Part = {
  size: 1,
  run: async ({ place, seconds, say }) => {
    const server = await place.start()
    const { origin } = server
    const desk = await openDesk(origin, place)
    const journal = deskJournal({ refusals: [503] })
    const samples: Sample[] = []
    const requested = [
      ...Object.entries(reads(desk)),
      ...Object.entries<Asked>({ ready: { path: '/readyz' }, alive: { path: '/healthz' } }),
    ]
    const endLoad = steadyLoad(perSecond, async (at) => {
      const askedAt = performance.now()
      const note = (what: string, { status, headers }: { status: number; headers: Headers }) =>
        samples.push({
          what,
          status,
          hasRetryAfter: headers.has('retry-after'),
          askedAt,
          answeredAt: performance.now(),
        })
      if (at % 4 === 0) {
        note('message', await sendMessage({ origin, journal }, `outage-${at}`))
        return
      }
      const [what, { path, init }] = requested[at % requested.length] ?? [
        'page',
        { path: '/about' },
      ]
      note(what, await ask(origin + path, init))
    })
    await sleep(calmMilliseconds)
    say('  the database goes')
    const goesAt = performance.now()
    const giveBack = await remove(place)
    const goneAt = performance.now()
    await sleep(seconds(outageSeconds, 8) * 1000)
    const returnsAt = performance.now()
    await giveBack()
    const backAt = performance.now()
    say('  the database is back')
    const everything = async () => {
      const statuses = requested.map(
        async ([, { path, init }]) => (await ask(origin + path, init)).status,
      )
      return (await Promise.all(statuses)).every((status) => status === 200)
    }
    await until(everything, maxReturnMilliseconds)
    const returned = performance.now() - backAt
    await sleep(afterMilliseconds)
    await endLoad()
    const isAlive = server.child.exitCode === null
    const rejected = await refusedSessions(origin, desk)
    const { lost, doubled } = journal.check(await lookAround(place))
    await server.stop()
    const errors = judgeOutage(samples, place.engine, { goesAt, goneAt, returnsAt, backAt })
    return [
      count('requests', samples.length),
      count('writes acknowledged', journal.acknowledged()),
      neverAny('unexpected responses', errors, say),
      neverAny('responses to writes other than 201 and 503', journal.unplanned, say),
      {
        name: 'from the return to full recovery',
        value: Math.round(returned),
        unit: 'ms',
        atMost: 5_000,
      },
      never('servers that exited', isAlive ? 0 : 1),
      never('sessions rejected afterwards', rejected),
      neverAny('acknowledged writes that were lost', lost, say),
      neverAny('writes that exist twice', doubled, say),
    ]
  },
}
