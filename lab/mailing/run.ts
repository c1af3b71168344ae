/**
 * `npm run bench:mailing`: how long two servers take to queue the digest of 10,000 subscribers (`--
 * --subscribers 1000`), and how it affects visitors, on SQLite and on PostgreSQL. Then one server
 * is killed while queueing another digest, and one while sending it to a local mail server. Prints
 * a table; fails if an email is missing or queued twice, or if the digest took more than ten
 * seconds.
 */

import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import type { Engine } from 'server/src/platform/db/engine.ts'
import { migrate } from 'server/src/platform/db/migrate.ts'
import { type OpenDatabase, openDatabase } from 'server/src/platform/db/open.ts'
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

/** Emails to send: more would reveal no more about a kill. */
const sentCount = Math.min(subscribers, 1_000)
const longestSeconds = 10
const idleMilliseconds = 5_000
const pollMilliseconds = 500
const report = (text: string) => process.stdout.write(`${text}\n`)

type Match = {
  engine: Engine
  seconds: number
  idleP99: number
  besideP99: number
  /** Subscribers whose digest was not queued exactly once after a kill. */
  notQueuedOnce: number
  /** Subscribers who received no email. */
  notReached: number
  /** Duplicates with the same Message-ID: a server was killed after handing over, before recording it. */
  again: number
}

async function kill({ child }: WebServer): Promise<void> {
  const gone = once(child, 'exit')
  child.kill('SIGKILL')
  await gone
}

/** Subscribers without exactly one queued email about this notice. */
async function countNotOnce({ db }: OpenDatabase): Promise<number> {
  const once = await db
    .selectFrom('mails')
    .select(({ fn }) => ['subscriptionId', fn.countAll().as('count')])
    .where('lane', '=', 'news')
    .groupBy('subscriptionId')
    .execute()
  return subscribers - once.filter(({ count }) => Number(count) === 1).length
}

/** Deletes queued emails beyond this number. */
async function keepSome({ db }: OpenDatabase): Promise<void> {
  const stored = db.selectFrom('mails').select('_id').orderBy('_id').limit(sentCount)
  await db.deleteFrom('mails').where('_id', 'not in', stored).execute()
}

/** Two servers send the queue, and one is killed halfway. */
async function send(
  { db }: OpenDatabase,
  start: () => Promise<WebServer>,
  port: number,
): Promise<Pick<Match, 'notReached' | 'again'>> {
  const { mails, close } = await startMailSink(port)
  const [one, two] = [await start(), await start()]
  while (mails.length < sentCount / 2) await sleep(pollMilliseconds)
  await kill(one)
  report('  one server is killed while they send')
  // The other server takes over its claims after two minutes.
  for (;;) {
    const { count } = await db
      .selectFrom('mails')
      .select(({ fn }) => fn.countAll().as('count'))
      .where('lane', '=', 'news')
      .executeTakeFirstOrThrow()
    if (Number(count) === 0) break
    await sleep(pollMilliseconds)
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
  const site = openDatabase({ dataDir, databaseUrl })
  await migrate(site.db, engine)
  const port = await freePort()
  const start = () =>
    startServer(dataDir, {
      // The mail server is down at first, so emails stay queued.
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
