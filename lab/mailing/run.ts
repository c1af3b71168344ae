/**
 * `npm run bench:mailing`: how long two servers take to queue the digest of 10,000 subscribers (`-- --subscribers 1000`), and what visitors
 * notice of it, on SQLite and on PostgreSQL. Then one of the two is killed while they queue another digest, and one while they send it to a
 * mail server here. Prints a table; fails when a mail is missing or queued twice, or the digest took more than ten seconds.
 */

import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import type { Engine } from 'server/src/platform/db/engine.ts'
import { migrate } from 'server/src/platform/db/migrate.ts'
import { type OpenDatabase, openDatabase } from 'server/src/platform/db/open.ts'
import { updatePublicIndex } from 'server/src/search/sources/public-index.ts'
import { freePort } from 'testing/free-port.ts'
import { startMailSink } from 'testing/start-mail-sink.ts'
import { startPostgres } from 'testing/start-postgres.ts'
import { dataFolder } from '../data-folder.ts'
import { printTable } from '../table.ts'
import { startServer, type WebServer } from '../web-server.ts'
import { addSubscribers, digestDue } from './mailing.ts'
import { p99While } from './visitors.ts'

const { values: options } = parseArgs({
  options: { subscribers: { type: 'string', default: '10000' } },
})
const subscribers = Number(options.subscribers)
if (!Number.isSafeInteger(subscribers) || subscribers < 100)
  throw new Error('--subscribers takes a whole number from 100 on')

/** Of these mails so many are sent: the rest would tell no more of what a kill does. */
const sentCount = Math.min(subscribers, 1_000)
const longestSeconds = 10
const idleMilliseconds = 5_000
const lookMilliseconds = 500
const report = (text: string) => process.stdout.write(`${text}\n`)

type Match = {
  engine: Engine
  seconds: number
  idleP99: number
  besideP99: number
  /** Subscribers whose mail of the digest with a kill was not queued once. */
  notQueuedOnce: number
  /** Subscribers whom no mail of it reached. */
  notReached: number
  /** Mails that came again, under the same Message-ID: a server was killed between handing over and noting it. */
  again: number
}

async function kill({ child }: WebServer): Promise<void> {
  const gone = once(child, 'exit')
  child.kill('SIGKILL')
  await gone
}

/** Subscribers who have not exactly one mail with these news waiting. */
async function countNotOnce({ db }: OpenDatabase): Promise<number> {
  const once = await db
    .selectFrom('mails')
    .select(({ fn }) => ['subscriptionId', fn.countAll().as('count')])
    .where('lane', '=', 'news')
    .groupBy('subscriptionId')
    .execute()
  return subscribers - once.filter(({ count }) => Number(count) === 1).length
}

/** Leaves so many of the mails that wait. */
async function keepSome({ db }: OpenDatabase): Promise<void> {
  const stored = db.selectFrom('mails').select('_id').orderBy('_id').limit(sentCount)
  await db.deleteFrom('mails').where('_id', 'not in', stored).execute()
}

/** Lets two servers send what waits, and kills one in the middle. */
async function send(
  { db }: OpenDatabase,
  start: () => Promise<WebServer>,
  port: number,
): Promise<Pick<Match, 'notReached' | 'again'>> {
  const { mails, close } = await startMailSink(port)
  const [one, two] = [await start(), await start()]
  while (mails.length < sentCount / 2) await sleep(lookMilliseconds)
  await kill(one)
  report('  one server is killed while they send')
  // What it had claimed is sent by the other one after two minutes.
  for (;;) {
    const { count } = await db
      .selectFrom('mails')
      .select(({ fn }) => fn.countAll().as('count'))
      .where('lane', '=', 'news')
      .executeTakeFirstOrThrow()
    if (Number(count) === 0) break
    await sleep(lookMilliseconds)
  }
  await two.stop()
  await close()
  const reached = new Set(mails.map(({ recipients }) => recipients[0]))
  const ids = new Set(mails.map(({ messageId }) => messageId))
  return { notReached: sentCount - reached.size, again: mails.length - ids.size }
}

async function tryAll(engine: Engine, databaseUrl: string | undefined): Promise<Match> {
  report(engine)
  const dataDir = dataFolder('mailing')
  const site = openDatabase({ dataDir, databaseUrl }, updatePublicIndex)
  await migrate(site.db, engine)
  const port = await freePort()
  const start = () =>
    startServer(dataDir, {
      // Nobody is there at first: what is queued waits.
      SMTP_URL: `smtp://127.0.0.1:${port}`,
      MAIL_FROM: 'office@college.test',
      LOG_LEVEL: 'error',
      ...(databaseUrl && { DATABASE_URL: databaseUrl }),
    })
  const [one, two] = [await start(), await start()]
  await addSubscribers(site, subscribers)
  const page = `${one.origin}/notices`
  const queue = await digestDue(site, two.origin, 'Result of B.A.')
  const idleP99 = await p99While(page, sleep(idleMilliseconds))
  const queued = queue()
  const besideP99 = await p99While(page, queued)
  const seconds = await queued
  report(`  queued in ${seconds.toFixed(1)} s`)
  await site.db.deleteFrom('mails').execute()
  const queueAgain = await digestDue(site, two.origin, 'Result of B.Sc.')
  await queueAgain(() => void kill(one))
  report('  one server was killed while they queued')
  await two.stop()
  const notQueuedOnce = await countNotOnce(site)
  await keepSome(site)
  const sent = await send(site, start, port)
  await site.close()
  return { engine, seconds, idleP99, besideP99, notQueuedOnce, ...sent }
}

const results = [await tryAll('sqlite', undefined)]
const postgres = await startPostgres()
try {
  results.push(await tryAll('postgres', postgres.url('postgres')))
} finally {
  await postgres.remove()
}
printTable(
  [
    `${subscribers} subscribers`,
    'digest queued',
    'p99 of visitors at rest',
    'beside it',
    'not queued once',
    `of ${sentCount} not reached`,
    'came again',
  ],
  results.map((one) => [
    one.engine,
    `${one.seconds.toFixed(1)} s`,
    `${one.idleP99.toFixed(1)} ms`,
    `${one.besideP99.toFixed(1)} ms`,
    ...[one.notQueuedOnce, one.notReached, one.again].map(String),
  ]),
)
const isFine = results.every(
  ({ seconds, notQueuedOnce, notReached }) =>
    seconds <= longestSeconds && notQueuedOnce + notReached === 0,
)
if (!isFine) report('A mail is missing or doubled, or the digest was too slow')
process.exit(isFine ? 0 : 1)
