import { setTimeout as sleep } from 'node:timers/promises'
import { lockTables } from 'testing/lock-tables.ts'
import { stopModes } from 'testing/start-postgres.ts'
import { median } from '../median.ts'
import { deskJournal, openDesk, refusedSessions } from './desk.ts'
import { lookAround, pictureFaults } from './look.ts'
import { count, never, neverAny, type Part } from './part.ts'
import { reads } from './requests.ts'
import { ask } from './send.ts'
import type { Place } from './work-folder.ts'
import { startWriting, until } from './writing.ts'

/** Clean stops only: a smart shutdown waits for all connections, so none is interrupted. */
const modes = [stopModes.killed, stopModes.immediate, stopModes.fast]
const tables = 'events, faculty, "contactMessages", students, activities'
const writesPerRound = 25
const awayMilliseconds = 1_500
const maxReturnMilliseconds = 30_000
const longestRoundMilliseconds = 60_000

/** Locks these tables until the database stops. Returns how many statements wait. */
export async function holdBack(databaseUrl: string, tables: string): Promise<number> {
  const { held } = await lockTables(databaseUrl, tables)
  await until(async () => (await held()) >= 3, 3_000)
  return held()
}

/** Requests during the outage: cached responses, 503 with `Retry-After`, or nothing else. */
function watch(origin: string, requested: ReturnType<typeof reads>) {
  const errors: string[] = []
  let isOver = false
  const watching = Object.entries(requested).map(async ([what, { path, init }]) => {
    while (!isOver) {
      const { status, headers, fault } = await ask(origin + path, init)
      if (status !== 200 && !(status === 503 && headers.has('retry-after')))
        errors.push(`${what}: ${status} ${fault}`)
      await sleep(20)
    }
  })
  return async () => {
    isOver = true
    await Promise.all(watching)
    return errors
  }
}

async function endDatabase({ postgres, databaseUrl }: Place, round: number) {
  if (!postgres || !databaseUrl) throw new Error('This part needs PostgreSQL')
  // Every third time with whatever is running; otherwise with waiting statements.
  const held = round % 3 === 0 ? 0 : await holdBack(databaseUrl, tables)
  await postgres.kill(modes[round % modes.length] ?? stopModes.killed)
  return held
}

/** PostgreSQL stops in every mode while requests hold connections, and a second server starts during the outage. */
export const database: Part = {
  size: 30,
  engines: ['postgres'],
  run: async ({ place, size, say }) => {
    const server = await place.start()
    const { origin } = server
    const desk = await openDesk(origin, place)
    const journal = deskJournal({ refusals: [503] })
    const endWatch = watch(origin, reads(desk))
    const returns: number[] = []
    const heldInAll: number[] = []
    let late = 0
    for (let round = 0; round < size; round++) {
      const enough = journal.acknowledged() + writesPerRound
      const stopWriting = startWriting({ origin, desk, journal }, round)
      await until(() => journal.acknowledged() >= enough, longestRoundMilliseconds)
      heldInAll.push(await endDatabase(place, round))
      const starting = round % 5 === 0 ? place.start() : undefined
      await sleep(Math.random() * awayMilliseconds)
      await place.postgres?.start()
      const backAt = performance.now()
      const isWell = async () => {
        const answers = Object.values(reads(desk)).map(({ path, init }) => ask(origin + path, init))
        return (await Promise.all(answers)).every(({ status }) => status === 200)
      }
      await until(isWell, maxReturnMilliseconds)
      returns.push(performance.now() - backAt)
      await stopWriting()
      await starting?.then(
        (other) => other.stop(),
        () => late++,
      )
      if ((round + 1) % Math.ceil(size / 10) === 0) say(`  ${round + 1} of ${size} stops`)
    }
    const errors = await endWatch()
    const isAlive = server.child.exitCode === null
    const rejected = isAlive ? await refusedSessions(origin, desk) : 0
    const { lost, doubled } = journal.check(await lookAround(place))
    await server.stop()
    const pictures = await pictureFaults(place)
    return [
      count('stops of the database', returns.length),
      count(
        'statements held back at them',
        heldInAll.reduce((sum, held) => sum + held, 0),
      ),
      count('writes acknowledged', journal.acknowledged()),
      never('servers that exited', isAlive ? 0 : 1),
      never('servers that did not start after a wait', late),
      neverAny('responses other than 200 and 503 with Retry-After', errors, say),
      neverAny('responses to writes other than expected and 503', journal.unplanned, say),
      { name: 'return to full recovery, median', value: Math.round(median(returns)), unit: 'ms' },
      {
        name: 'return to full recovery, longest',
        value: Math.round(Math.max(...returns)),
        unit: 'ms',
        atMost: 5_000,
        isMust: true,
      },
      never('sessions rejected afterwards', rejected),
      neverAny('acknowledged writes that were lost', lost, say),
      neverAny('writes that exist twice', doubled, say),
      neverAny('picture files without rows, rows without files', pictures, say),
    ]
  },
}
