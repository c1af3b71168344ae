/**
 * `npm run bench:seats`: a thousand students register at once for an event with a hundred seats,
 * every tenth of them twice, on two servers, on SQLite and on PostgreSQL (`-- --students 200
 * --seats 20` for fewer), while visitors request the event's page. Then one of two servers is
 * killed during another event's registrations; students without a response retry. Prints a table;
 * fails if a seat is missing, duplicated or out of order, a response is wrong, a registration or
 * its email is lost or duplicated, or if one in a hundred waited longer than all of them take when
 * they come twenty at a time (the median of three rounds of each).
 */
import { once } from 'node:events'
import { parseArgs } from 'node:util'
import type { Engine } from 'server/src/platform/db/engine.ts'
import { migrate } from 'server/src/platform/db/migrate.ts'
import { type Db, openDatabase } from 'server/src/platform/db/open.ts'
import { freePort } from 'testing/free-port.ts'
import { startPostgres } from 'testing/start-postgres.ts'
import { dataFolder } from '../data-folder.ts'
import { p99While } from '../mailing/visitors.ts'
import { median } from '../median.ts'
import { printTable } from '../table.ts'
import { startServer, type WebServer } from '../web-server.ts'
import { addEvent, addStudents, type Pressed, press, type Student } from './crowd.ts'
import { type Judged, judge } from './judge.ts'

const { values: options } = parseArgs({
  options: {
    students: { type: 'string', default: '1000' },
    seats: { type: 'string', default: '100' },
  },
})
const [count, seats] = [Number(options.students), Number(options.seats)]
if (!(Number.isSafeInteger(count) && Number.isSafeInteger(seats) && seats > 0 && seats < count))
  throw new Error('--students and --seats take whole numbers, and there are fewer seats')

const pacedAtOnce = 20
/** One round alone differs by half of its time from the next. */
const rounds = 3
/** A server is killed after this share of the responses. */
const killedAfter = 0.3
const report = (text: string) => process.stdout.write(`${text}\n`)

type Match = Judged & {
  engine: Engine
  what: string
  p99: number
  /** The same registrations, twenty at a time. */
  paced: number
  /** Response times of the event's page. */
  pageP99: number | undefined
  /** Responses that aren't a registration; expected only where a server was killed. */
  unplanned: string[]
}

const p99Of = (acted: readonly Pressed[]) => {
  const times = acted.map(({ milliseconds }) => milliseconds)
  return times.toSorted((one, other) => one - other)[Math.floor(times.length * 0.99)] ?? 0
}
const unplannedOf = (acted: readonly Pressed[]) =>
  acted.flatMap(({ token, said }) => (token ? [] : [said ?? 'no answer']))

type Site = { db: Db; engine: Engine; paced: number }

/** All register at once, half on each server; every tenth on both. */
async function rush(
  { db, engine, paced }: Site,
  [one, two]: readonly [WebServer, WebServer],
  students: readonly Student[],
): Promise<Match> {
  const eventId = await addEvent(db, seats)
  const page = `${two.origin}/event/${eventId}`
  const both = students.flatMap((student, at) => {
    const [here, there] = at % 2 === 0 ? [one, two] : [two, one]
    const once = press(here.origin, eventId, student)
    return at % 10 === 0 ? [once, press(there.origin, eventId, student)] : [once]
  })
  const all = Promise.all(both)
  const pageP99 = await p99While(page, all)
  const acted = await all
  const result = { p99: p99Of(acted), pageP99, unplanned: unplannedOf(acted) }
  return { engine, paced, what: 'at once', ...result, ...(await judge(db, eventId, acted)) }
}

async function kill({ child }: WebServer): Promise<void> {
  const gone = once(child, 'exit')
  child.kill('SIGKILL')
  await gone
}

/** The same once each, while the first server is killed; students without a response retry on the other. */
async function rushAndKill(
  { db, engine, paced }: Site,
  [one, two]: readonly [WebServer, WebServer],
  students: readonly Student[],
): Promise<Match> {
  const eventId = await addEvent(db, seats)
  let answers = 0
  let killing: Promise<void> | undefined
  const first = await Promise.all(
    students.map(async (student, at) => {
      const done = await press(at % 2 === 0 ? one.origin : two.origin, eventId, student)
      answers++
      if (answers >= count * killedAfter) killing ??= kill(one)
      return done
    }),
  )
  await killing
  const unanswered = first.filter(({ token, said }) => !token && !said)
  report(`  one server was killed, and ${unanswered.length} of ${count} got no answer`)
  const again = await Promise.all(
    unanswered.map(({ student }) => press(two.origin, eventId, student)),
  )
  const acted = [...first.filter((one) => !unanswered.includes(one)), ...again]
  const result = { p99: p99Of(acted), pageP99: undefined, unplanned: unplannedOf(acted) }
  return { engine, paced, what: 'one killed', ...result, ...(await judge(db, eventId, acted)) }
}

/** Milliseconds that all take, twenty at a time, on one server. */
async function pace(db: Db, { origin }: WebServer, students: readonly Student[]): Promise<number> {
  const eventId = await addEvent(db, seats)
  const start = performance.now()
  for (let first = 0; first < count; first += pacedAtOnce)
    await Promise.all(
      students.slice(first, first + pacedAtOnce).map((student) => press(origin, eventId, student)),
    )
  return performance.now() - start
}

/** The first round on each server also compiles its code: on the day of a workshop it has run for long. */
async function warmUp(db: Db, servers: readonly WebServer[], students: readonly Student[]) {
  for (const server of servers) await pace(db, server, students)
}

async function tryAll(engine: Engine, databaseUrl: string | undefined): Promise<Match[]> {
  report(engine)
  const dataDir = dataFolder('seats')
  const site = openDatabase({ dataDir, databaseUrl })
  await migrate(site.db, engine)
  const settings = {
    LOG_LEVEL: 'error',
    // No mail server: emails stay queued and can be counted.
    SMTP_URL: `smtp://127.0.0.1:${await freePort()}`,
    MAIL_FROM: 'office@college.test',
    ...(databaseUrl && { DATABASE_URL: databaseUrl }),
  }
  const servers = [
    await startServer(dataDir, settings),
    await startServer(dataDir, settings),
  ] as const
  const students = await addStudents(site.db, count)
  await warmUp(site.db, servers, students)
  const paced: number[] = []
  for (let round = 0; round < rounds; round++) paced.push(await pace(site.db, servers[0], students))
  const tried = { db: site.db, engine, paced: median(paced) }
  const results: Match[] = []
  for (let round = 0; round < rounds; round++) results.push(await rush(tried, servers, students))
  results.push(await rushAndKill(tried, servers, students))
  await servers[1].stop()
  await site.close()
  return results
}

const matches = await tryAll('sqlite', undefined)
const postgres = await startPostgres()
try {
  matches.push(...(await tryAll('postgres', postgres.url('postgres'))))
} finally {
  await postgres.remove()
}
printTable(
  [
    `${count} students, ${seats} seats`,
    '',
    'seats',
    'waiting',
    'out of order',
    'doubled',
    'lost',
    'mails not once',
    'unplanned',
    'p99',
    '20 at a time',
    'ratio',
    'p99 of its page',
  ],
  matches.map((one) => [
    one.engine,
    one.what,
    ...[one.seats, one.waiting, one.outOfOrder, one.doubled, one.lost].map(String),
    ...[one.mailsNotOnce, one.unplanned.length].map(String),
    `${one.p99.toFixed(0)} ms`,
    `${one.paced.toFixed(0)} ms`,
    (one.p99 / one.paced).toFixed(2),
    one.pageP99 === undefined ? '' : `${one.pageP99.toFixed(0)} ms`,
  ]),
)
for (const other of new Set(matches.flatMap(({ unplanned }) => unplanned)))
  report(`Unplanned: ${other}`)
const isFine = matches.every(
  (one) =>
    one.seats === seats &&
    one.waiting === count - seats &&
    one.outOfOrder + one.doubled + one.lost + one.mailsNotOnce + one.unplanned.length === 0,
)
const isQuick = (engine: Engine) => {
  const crowds = matches.filter((one) => one.engine === engine && one.what === 'at once')
  return median(crowds.map(({ p99, paced }) => p99 / paced)) <= 1
}
if (!isFine) report('Seats, order, answers or emails are wrong')
const slow = (['sqlite', 'postgres'] as const).filter((engine) => !isQuick(engine))
for (const engine of slow) report(`${engine}: the crowd waited longer than at a steady pace`)
process.exit(isFine && slow.length === 0 ? 0 : 1)
