/**
 * `npm run bench:search`: two hundred searches among 20,000 entries (10,000 notices in categories, each with a document
 * of three hundred words in English or Hindi), on SQLite and on PostgreSQL, as the server runs them, without its
 * caches. Each runs several times, and the fastest counts. Prints times by kind, p50, p95 and p99, processor time here
 * and in the database, an empty query for comparison, the cost of publishing a notice and updating the index, and the
 * growth of memory. `-- --entries 5000` uses fewer. Fails if p95 misses its target.
 */

import { parseArgs } from 'node:util'
import { emit } from 'server/src/content/revisions/content-events.ts'
import { readCategoryNames } from 'server/src/events/calendar/category-names.ts'
import { commandLine } from 'server/src/platform/activity-log/record-activity.ts'
import type { Engine } from 'server/src/platform/db/engine.ts'
import { migrate } from 'server/src/platform/db/migrate.ts'
import { type OpenDatabase, openDatabase } from 'server/src/platform/db/open.ts'
import { readQuery } from 'server/src/platform/search-engine/query.ts'
import { createPreparedResults } from 'server/src/search/public/prepared-results.ts'
import { search } from 'server/src/search/public/search.ts'
import { createSearchIndexes } from 'server/src/search/sources/search-indexes.ts'
import { analyzeDatabase } from 'testing/analyze-database.ts'
import { startPostgres } from 'testing/start-postgres.ts'
import { dataFolder } from '../data-folder.ts'
import { type Figure, isMet, printFigures } from '../figures.ts'
import { printTable } from '../table.ts'
import { fill } from './fill.ts'
import { processorTime } from './processor-time.ts'
import { makeQueries } from './queries.ts'
import { createTexts, seeded } from './texts.ts'

const { values: options } = parseArgs({
  options: { entries: { type: 'string', default: '20000' } },
})
const entries = Number(options.entries)
if (!Number.isSafeInteger(entries) || entries < 2) throw new Error('--entries takes a whole number')
const rounds = 5
const maxMilliseconds = 60
const seed = 7

const report = (text: string) => process.stdout.write(`${text}\n`)
const share = (sorted: readonly number[], part: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0
const inMilliseconds = (value: number) => `${value.toFixed(1)} ms`

const clock = () => performance.now()

/** The minimum of several rounds. */
async function least(work: () => Promise<unknown>, ...timers: (() => number)[]): Promise<number[]> {
  const best = timers.map(() => Infinity)
  for (let round = 0; round < rounds; round++) {
    const begun = timers.map((timer) => timer())
    await work()
    for (const [index, timer] of timers.entries())
      best[index] = Math.min(best[index] ?? 0, timer() - (begun[index] ?? 0))
  }
  return best
}
const quickest = async (work: () => Promise<unknown>) => (await least(work, clock))[0] ?? 0

/** Switches a notice to its other revision, as publishing does. */
async function publishNotice({ db, changes }: Pick<OpenDatabase, 'db' | 'changes'>) {
  const notices = db.selectFrom('contentItems').where('slug', '=', 'notice-1')
  const item = await notices.selectAll().executeTakeFirstOrThrow()
  const pointers = { publishedId: item.draftId, draftId: item.publishedId }
  const change = { kind: 'changed', item, by: commandLine, now: new Date(), pointers } as const
  await changes.commit('notice', (trx) => emit(trx, change))
}

async function measure(engine: Engine, databaseUrl: string | undefined): Promise<Figure[]> {
  const dataDir = dataFolder('search')
  const { db, changes, close } = openDatabase({ dataDir, databaseUrl })
  await migrate(db, engine)
  const random = seeded(seed)
  const texts = createTexts(random)
  await fill(db, texts, entries / 2)
  if (databaseUrl) await analyzeDatabase(databaseUrl)
  const before = process.memoryUsage().rss
  const { published } = createSearchIndexes({ db, changes })
  const begun = performance.now()
  const index = await published()
  report(`${engine}: the index was made in ${((performance.now() - begun) / 1000).toFixed(1)} s`)
  const now = new Date()
  const requested = makeQueries(texts, random)
  const categories = await readCategoryNames(db, now)
  const spent = await processorTime(databaseUrl)
  const times: { sort: string; time: number; spent: number }[] = []
  for (const { sort, typed } of requested) {
    const find = () =>
      search(
        { index, categories, prepared: createPreparedResults(db, (text) => text) },
        readQuery(typed),
        { kind: undefined, page: 1 },
        now,
      )
    const [time = 0, ofProcessors = 0] = await least(find, clock, spent ?? clock)
    times.push({ sort, time, spent: ofProcessors })
  }
  const grown = (process.memoryUsage().rss - before) / 1024 / 1024
  const bare = await quickest(() =>
    db.selectFrom('changes').select('version').where('subject', '=', 'notice').execute(),
  )
  const publication = await quickest(() => publishNotice({ db, changes }))
  const updated = await quickest(async () => {
    await publishNotice({ db, changes })
    await published()
  })
  await close()
  const bySort = Map.groupBy(times, ({ sort }) => sort)
  printTable(
    [engine, 'p50', 'slowest'],
    [...bySort].map(([sort, of]) => {
      const sorted = of.map(({ time }) => time).toSorted((one, other) => one - other)
      return [sort, inMilliseconds(share(sorted, 0.5)), inMilliseconds(sorted.at(-1) ?? 0)]
    }),
  )
  const all = times.map(({ time }) => time).toSorted((one, other) => one - other)
  const p95 = share(all, 0.95)
  const allSpent = times.map((one) => one.spent).toSorted((one, other) => one - other)
  report(
    `  ${engine}: ${index.words.size} known words, in memory, which grew by ${grown.toFixed(0)} MiB`,
  )
  return [
    { name: `${engine}: p50 of a search`, value: share(all, 0.5), unit: 'ms' },
    { name: `${engine}: p95 of a search`, value: p95, unit: 'ms', atMost: maxMilliseconds },
    { name: `${engine}: p99 of a search`, value: share(all, 0.99), unit: 'ms' },
    ...(spent
      ? [{ name: `${engine}: p95 of processor time`, value: share(allSpent, 0.95), unit: 'ms' }]
      : []),
    { name: `${engine}: p95 to a question without work`, value: p95 / bare, unit: 'times' },
    { name: `${engine}: a notice published`, value: publication, unit: 'ms' },
    { name: `${engine}: a notice published and the index updated`, value: updated, unit: 'ms' },
  ]
}

const figures = await measure('sqlite', undefined)
const postgres = await startPostgres()
try {
  figures.push(...(await measure('postgres', postgres.url('postgres'))))
} finally {
  await postgres.remove()
}
printFigures(figures)
if (!figures.every(isMet)) process.exitCode = 1
