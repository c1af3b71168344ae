/**
 * `npm run bench:races`: pairs of equal sign-ups, codes, resets, invitations, recovery codes and second steps, sent at
 * the same moment, on SQLite and on PostgreSQL, and as many pairs of owners who demote each other. Every other pair
 * uses one server; the others use two servers on one database. `-- --pairs 50` sends fewer than a thousand of each.
 * Then a scheduled text is published ten times (`-- --moments 4`) while two servers are polled and one is killed.
 * Prints tables; fails if a pair has not exactly one winner, no owner is left, or a text appears early, more than a
 * second late, or isn't recorded once.
 */
import { parseArgs } from 'node:util'
import type { Engine } from 'server/src/platform/db/engine.ts'
import { migrate } from 'server/src/platform/db/migrate.ts'
import { openDatabase } from 'server/src/platform/db/open.ts'
import { startPostgres } from 'testing/start-postgres.ts'
import { dataFolder } from '../data-folder.ts'
import { printTable } from '../table.ts'
import { startServer } from '../web-server.ts'
import { type OwnersRaced, raceOwners } from './owners.ts'
import { type RaceKind, type RaceRequest, raceKinds } from './race-kinds.ts'
import { raceSchedule, type Scheduled } from './scheduled.ts'
import { secondStepKinds } from './second-steps.ts'

const { values: options } = parseArgs({
  options: {
    pairs: { type: 'string', default: '1000' },
    moments: { type: 'string', default: '10' },
  },
})
const pairs = Number(options.pairs)
if (!Number.isSafeInteger(pairs) || pairs < 1) throw new Error('--pairs takes a whole number')
const moments = Number(options.moments)
const latestMilliseconds = 1_000
/** Enough to use a few processors; a code is valid for ten minutes only. */
const pairsAtOnce = 4
const tellings = 5

type Status = {
  kind: string
  engine: Engine
  winners: number
  losers: number
  others: string[]
  /** Pairs with no winner, or two. */
  unfair: number
}

const owners: (OwnersRaced & { engine: Engine })[] = []
const scheduled: (Scheduled & { engine: Engine })[] = []

const report = (text: string) => process.stdout.write(`${text}\n`)

async function send(kind: RaceKind, origin: string, request: RaceRequest): Promise<string> {
  const answer = await fetch(origin + request.path, request.init)
  const text = await answer.text()
  if (answer.status === kind.winnerStatus) return 'winner'
  const isLoser =
    answer.status === kind.loserStatus && JSON.parse(text).message === kind.loserMessage
  return isLoser ? 'loser' : `${answer.status} ${text}`
}

async function race(
  kind: RaceKind,
  { engine, origins }: { engine: Engine; origins: [string, string] },
  requests: Awaited<ReturnType<RaceKind['prepare']>>,
): Promise<Status> {
  const status: Status = {
    kind: kind.name,
    engine,
    winners: 0,
    losers: 0,
    others: [],
    unfair: 0,
  }
  let done = 0
  const waiting = requests.entries()
  const work = async () => {
    for (const [pair, [one, other]] of waiting) {
      const [first, second] = origins
      const answers = await Promise.all([
        send(kind, first, one),
        send(kind, pair % 2 === 0 ? first : second, other),
      ])
      const winners = answers.filter((answer) => answer === 'winner').length
      const losers = answers.filter((answer) => answer === 'loser').length
      status.winners += winners
      status.losers += losers
      status.others.push(...answers.filter((one) => one !== 'winner' && one !== 'loser'))
      if (winners !== 1) status.unfair++
      done++
      if (done % Math.ceil(pairs / tellings) === 0) report(`  ${kind.name}: ${done} of ${pairs}`)
    }
  }
  await Promise.all(Array.from({ length: pairsAtOnce }, work))
  return status
}

/** All races on one new database. */
async function raceAll(engine: Engine, databaseUrl: string | undefined): Promise<Status[]> {
  report(engine)
  const dataDir = dataFolder('races')
  const { db, close } = openDatabase({ dataDir, databaseUrl })
  await migrate(db, engine)
  const settings: Record<string, string> = databaseUrl ? { DATABASE_URL: databaseUrl } : {}
  const one = await startServer(dataDir, settings)
  const two = await startServer(dataDir, settings)
  const statuses: Status[] = []
  for (const kind of [...raceKinds, ...secondStepKinds]) {
    const requests = await kind.prepare(db, pairs, engine)
    statuses.push(await race(kind, { engine, origins: [one.origin, two.origin] }, requests))
  }
  const origins: [string, string] = [one.origin, two.origin]
  owners.push({ engine, ...(await raceOwners({ origins, db }, pairs, report)) })
  await Promise.all([one.stop(), two.stop()])
  scheduled.push({ engine, ...(await raceSchedule({ dataDir, settings, db }, moments)) })
  await close()
  return statuses
}

const results = await raceAll('sqlite', undefined)
const postgres = await startPostgres()
try {
  results.push(...(await raceAll('postgres', postgres.url('postgres'))))
} finally {
  await postgres.remove()
}
printTable(
  ['', 'engine', 'pairs', 'winners', 'losers', 'other answers'],
  results.map(({ kind, engine, winners, losers, others }) => [
    kind,
    engine,
    ...[pairs, winners, losers, others.length].map(String),
  ]),
)
for (const other of new Set(results.flatMap(({ others }) => others)))
  report(`Other answer: ${other}`)
printTable(
  ['', 'engine', 'pairs', 'not one winner', 'other answers'],
  owners.map(({ engine, rounds, unfair, others }) => [
    'two owners, each against the other',
    engine,
    ...[rounds, unfair, others.length].map(String),
  ]),
)
for (const other of new Set(owners.flatMap(({ others }) => others)))
  report(`Other answer: ${other}`)
const unfairOwners = owners.reduce((sum, { unfair, others }) => sum + unfair + others.length, 0)
const unfair = results.reduce((sum, status) => sum + status.unfair, 0)
printTable(
  ['', 'engine', 'moments', 'early', 'latest', 'not noted once'],
  scheduled.map(({ engine, rounds, early, latestMilliseconds: latest, unfair }) => [
    'published at a moment',
    engine,
    String(rounds),
    String(early),
    `${latest} ms`,
    String(unfair),
  ]),
)
const isLate = scheduled.some(
  (one) => one.early + one.unfair > 0 || one.latestMilliseconds > latestMilliseconds,
)
if (isLate) report('Words did not come at their moment, once')
if (unfair > 0) report(`${unfair} pairs have not exactly one winner`)
if (unfairOwners > 0) report('Owners who took each other out were not one winner and one owner')
process.exit(unfair + unfairOwners > 0 || isLate ? 1 : 0)
