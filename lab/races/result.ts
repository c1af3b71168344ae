/**
 * `npm run bench:result`: 5,000 readers request the notices from two servers on one database while a result is
 * published, three times on SQLite and on PostgreSQL. Fails if somebody gets the old list from a server after somebody
 * else has received the new one. `-- --readers N`, `--rounds N`, `--engine sqlite`.
 */
import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { adminLogin } from 'contract/accounts/admin'
import { publishContent } from 'contract/content/calls'
import { createContent } from 'contract/content/entry-calls'
import type { Engine } from 'server/src/platform/db/engine.ts'
import { openDatabase } from 'server/src/platform/db/open.ts'
import { administrator } from 'testing/administrator.ts'
import { startPostgres } from 'testing/start-postgres.ts'
import { dataFolder } from '../data-folder.ts'
import { type Figure, isMet, printFigures } from '../figures.ts'
import { median } from '../median.ts'
import { end, finished, ask as order, startHelper } from '../processes.ts'
import { signIn } from '../torture/desk.ts'
import { ask, json } from '../torture/send.ts'
import { startServer, type WebServer } from '../web-server.ts'
import type { Read, ReadersFound, ReadersOrder } from './readers.ts'

const { values: options } = parseArgs({
  options: {
    readers: { type: 'string', default: '5000' },
    rounds: { type: 'string', default: '3' },
    engine: { type: 'string' },
  },
})
const readers = Number(options.readers)
if (!Number.isSafeInteger(readers) || readers < 2) throw new Error('--readers takes a whole number')
const notices = 500
const rounds = Number(options.rounds)
if (!Number.isSafeInteger(rounds) || rounds < 1) throw new Error('--rounds takes a whole number')
const isWanted = (engine: Engine) => options.engine === undefined || options.engine === engine
const seconds = 12
/** All are connected before measuring starts. */
const pauseMilliseconds = 4_000
const report = (text: string) => process.stdout.write(`${text}\n`)

type Site = { servers: WebServer[]; cookie: string; categoryId: string }

/** Publishes a result through the first server. */
async function publishResult({ servers: [first], cookie, categoryId }: Site): Promise<void> {
  const origin = first?.origin ?? ''
  const begun = { _id: randomUUID(), type: 'notice', name: 'B.A. I semester result' }
  const { text } = await ask(origin + createContent.url, json('POST', begun, cookie))
  const { version, data } = JSON.parse(text).entry
  const paragraph = { type: 'paragraph', content: [{ type: 'text', text: 'The marks.' }] }
  const body = { type: 'doc', content: [paragraph] }
  const written = { version, data: { ...data, category: categoryId, body } }
  const url = origin + publishContent.url.replace(':_id', begun._id)
  const { status, text: notified } = await ask(url, json('POST', written, cookie))
  if (status !== 200) throw new Error(`The result is answered with ${status}: ${notified}`)
}

const p99 = (reads: readonly Read[]) => {
  const times = reads
    .map(([requested, came]) => came - requested)
    .toSorted((one, other) => one - other)
  return times[Math.ceil(times.length * 0.99) - 1] ?? Number.NaN
}

/** Number of failed requests, after printing the reasons. */
function count(results: readonly ReadersFound[]): number {
  const reasons = results.flatMap(({ faults }) => Object.entries(faults))
  for (const [reason, times] of reasons) report(`  ${times} answers did not come: ${reason}`)
  return reasons.reduce((sum, [, times]) => sum + times, 0)
}

type Round = { late: number; lateElsewhere: number; p99: number; faults: number; reads: number }

/** All readers' responses, half from each server, while something happens or nothing does. */
async function watch({ servers }: Site, happens: () => Promise<void>): Promise<Round> {
  const crowds = servers.map((server) => {
    const helper = startHelper('races/readers.ts')
    const wanted: ReadersOrder = {
      url: `${server.origin}/notices`,
      readers: Math.round(readers / servers.length),
      ...{ pauseMilliseconds, seconds },
    }
    return { helper, found: order<ReadersFound>(helper, wanted) }
  })
  await sleep((seconds / 2) * 1000)
  const begun = Date.now()
  await happens()
  const results = await Promise.all(crowds.map((crowd) => crowd.found))
  await Promise.all(crowds.map(({ helper }) => end(helper)))
  const seen = results.map(({ reads }) => sortOut(reads))
  const since = Math.min(...seen.map(({ firstNew }) => firstNew))
  const lateIn = (olds: readonly number[], now: number) =>
    olds.filter((requested) => requested > now).map((requested) => requested - now)
  return {
    late: seen.flatMap(({ olds, firstNew }) => lateIn(olds, firstNew)).length,
    lateElsewhere: Math.max(0, ...seen.flatMap(({ olds }) => lateIn(olds, since))),
    p99: p99(results.flatMap(({ reads }) => reads.filter(([requested]) => requested >= begun))),
    faults: count(results),
    reads: results.reduce((sum, { reads }) => sum + reads.length, 0),
  }
}

/**
 * When one server's readers last requested an old list, and when the first new one arrived. ETags
 * differ between servers, which render separately.
 */
function sortOut(reads: readonly Read[]) {
  const [, , oldTag] = reads[0] ?? []
  const news = reads.filter(([, , tag]) => tag !== oldTag)
  return {
    olds: reads.filter(([, , tag]) => tag === oldTag).map(([requested]) => requested),
    firstNew: Math.min(...news.map(([, came]) => came)),
  }
}

async function measure(engine: Engine, databaseUrl: string | undefined): Promise<Figure[]> {
  const dataDir = dataFolder('result')
  if (databaseUrl) process.env.DATABASE_URL = databaseUrl
  const settings: Record<string, string> = databaseUrl ? { DATABASE_URL: databaseUrl } : {}
  await (await startServer(dataDir, settings)).stop()
  await finished(startHelper('fill-notices.ts', [dataDir, String(notices)]))
  const { db, close } = openDatabase({ dataDir, databaseUrl })
  const { _id: categoryId } = await db
    .selectFrom('contentItems')
    .select('_id')
    .where('type', '=', 'noticeCategory')
    .where('slug', '=', 'result')
    .executeTakeFirstOrThrow()
  await close()
  const servers = [await startServer(dataDir, settings), await startServer(dataDir, settings)]
  const cookie = await signIn((servers[0]?.origin ?? '') + adminLogin.url, administrator)
  const site = { servers, cookie, categoryId }
  const idle: Round[] = []
  const busy: Round[] = []
  await watch(site, async () => undefined)
  for (let round = 1; round <= rounds; round++) {
    report(`  ${engine}: ${round} of ${rounds}`)
    idle.push(await watch(site, async () => undefined))
    busy.push(await watch(site, () => publishResult(site)))
  }
  for (const server of servers) await server.stop()
  const sum = (name: 'late' | 'faults' | 'reads') =>
    busy.reduce((total, round) => total + round[name], 0)
  const rounded = (value: number) => Math.round(value * 10) / 10
  const middle = (all: Round[]) => median(all.map((round) => round.p99))
  const farthest = Math.max(...busy.map(({ lateElsewhere }) => lateElsewhere))
  const of = (name: string) => `${engine}: ${name}`
  return [
    { name: of('answers while results came'), value: sum('reads'), unit: '' },
    { name: of('old lists after a new one, same server'), value: sum('late'), unit: '', atMost: 0 },
    {
      name: of('latest old list, other server'),
      value: rounded(farthest),
      unit: 'ms',
      atMost: 1000,
    },
    { name: of('p99 when nothing comes'), value: rounded(middle(idle)), unit: 'ms' },
    { name: of('p99 while a result comes'), value: rounded(middle(busy)), unit: 'ms' },
    {
      name: of('ratio of the second to the first'),
      value: rounded(median(busy.map((round, at) => round.p99 / (idle[at]?.p99 ?? 0)))),
      unit: '',
      atMost: 10,
    },
    { name: of('answers that did not come'), value: sum('faults'), unit: '', atMost: 0 },
  ]
}

const figures = isWanted('sqlite') ? await measure('sqlite', undefined) : []
if (isWanted('postgres')) {
  const postgres = await startPostgres()
  try {
    figures.push(...(await measure('postgres', postgres.url('postgres'))))
  } finally {
    await postgres.remove()
  }
}
printFigures(figures)
const isConsistent = figures.filter(({ name }) => /old list|did not come/.test(name)).every(isMet)
process.exit(isConsistent ? 0 : 1)
