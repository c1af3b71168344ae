/**
 * `npm run bench`: what the production server costs, next to a bare `node:http` server that sends
 * the same bytes, with 100 and with 10,000 events and notices and 2,000 people, and what logins
 * cost. Prints tables and writes `lab/results/load.json`. A missed target is a figure, not a
 * failure. These measure one part and write nothing: `-- --accounts` student accounts, `--
 * --sessions` the panel's session check, `-- --notices` the page of notices, `-- --memory` memory
 * (half a minute), `-- --search` searches, `-- --sitemap` all URLs of the sitemap (ten minutes), `-- --browser` long tasks
 * in a browser.
 */
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { minuteMilliseconds } from 'contract/platform/durations'
import { pathOf } from 'web/app/framework/addresses/path-of.ts'
import { compare, type LoadFigures } from '../compare.ts'
import { dataFolder, giveUpAfter } from '../data-folder.ts'
import { type Figure, isMet, printFigures, printLoads, ratioFigures } from '../figures.ts'
import { machine } from '../machine.ts'
import { weighScripts } from '../page-weight.ts'
import { finished, startHelper } from '../processes.ts'
import { getRaw } from '../raw-answer.ts'
import { writeResults } from '../results.ts'
import { startServer, type WebServer } from '../web-server.ts'
import { accountFigures } from './account-figures.ts'
import { browserFigures } from './browser-figures.ts'
import { measureFirstAnswers } from './first-answers.ts'
import { memoryFigures } from './memory-figures.ts'
import { searchFigures } from './search-figures.ts'
import { sessionFigures } from './session-figures.ts'
import { sitemapFigures } from './sitemap-figures.ts'

const { values: options } = parseArgs({
  options: {
    accounts: { type: 'boolean', default: false },
    sessions: { type: 'boolean', default: false },
    notices: { type: 'boolean', default: false },
    memory: { type: 'boolean', default: false },
    browser: { type: 'boolean', default: false },
    search: { type: 'boolean', default: false },
    sitemap: { type: 'boolean', default: false },
  },
})
const few = 100
const many = 10_000
const manyMembers = 2_000
const encodings = ['', 'br, gzip']
const longestMilliseconds = 30 * minuteMilliseconds
const mebibyte = 1024 * 1024

const dataDir = dataFolder('bench')
giveUpAfter(longestMilliseconds)

const report = (text: string) => process.stdout.write(`${text}\n`)
const bare = startHelper('bare-server.ts')
const generator = startHelper('load-generator.ts')

async function loadAll(server: WebServer, addresses: [name: string, path: string][]) {
  const loads: LoadFigures[] = []
  for (const [name, path] of addresses) {
    for (const encoding of encodings) {
      report(`  ${name}${encoding && `, ${encoding}`}`)
      loads.push(await compare({ server, bare, generator }, { name, path, encoding }))
    }
  }
  return loads
}

async function memoryFigure(server: WebServer, events: number): Promise<Figure> {
  const { residentBytes } = await server.usage()
  const value = Math.round(residentBytes / mebibyte)
  return { name: `resident memory after, ${events} events`, value, unit: 'MB', atMost: 150 }
}

const noticesPage: [name: string, path: string] = ['/notices, HTML', pathOf('notices')]
const bytesOfNotices = async ({ origin }: WebServer) =>
  (await getRaw(origin + pathOf('notices'))).body.length

async function withFew() {
  report(`${few} events: first answers`)
  await finished(startHelper('load/fill.ts', [dataDir, String(few)]))
  const first = await measureFirstAnswers(dataDir, pathOf('events'))
  await finished(startHelper('fill-notices.ts', [dataDir, String(few)]))
  const server = await startServer(dataDir)
  const html = (await getRaw(`${server.origin}${pathOf('events')}`)).body
  const noticeBytes = await bytesOfNotices(server)
  const scripts = weighScripts(html.toString())
  const loads = await loadAll(server, [[`/api/events, ${few}`, '/api/events']])
  const figures: Figure[] = [
    { name: 'first 200 of /readyz', value: first.ready, unit: 'ms', atMost: 1000 },
    { name: 'first 200 of /events', value: first.page, unit: 'ms', atMost: 1000 },
    {
      name: 'JavaScript of /events, brotli',
      value: scripts.brotliBytes,
      unit: 'bytes',
      atMost: 120_000,
    },
    {
      name: `files with admin code, of ${scripts.files}`,
      value: scripts.adminFiles.length,
      unit: '',
      atMost: 0,
    },
    await memoryFigure(server, few),
  ]
  if (scripts.adminFiles.length > 0) report(`Admin code in ${scripts.adminFiles.join(', ')}`)
  await server.stop()
  return { loads, figures, pageBytes: html.length, noticeBytes }
}

async function startWithMany() {
  await finished(startHelper('load/fill.ts', [dataDir, String(many)]))
  await finished(startHelper('load/fill-faculty.ts', [dataDir, String(manyMembers)]))
  await finished(startHelper('fill-notices.ts', [dataDir, String(many)]))
  return startServer(dataDir)
}

async function withMany() {
  report(`${many} events: load`)
  const server = await startWithMany()
  const pageBytes = (await getRaw(`${server.origin}/events`)).body.length
  const noticeBytes = await bytesOfNotices(server)
  const [event] = JSON.parse((await getRaw(`${server.origin}/api/events?limit=1`)).body.toString())
  const loads = await loadAll(server, [
    ['/events, HTML', pathOf('events')],
    ['/event/{id}, HTML', pathOf('event', { eventId: event._id })],
    noticesPage,
    [`/api/events, ${many}`, '/api/events'],
  ])
  const memory = await memoryFigure(server, many)
  report('The browser')
  const figures = [memory, ...(await browserFigures(server.origin, report))]
  await server.stop()
  return { loads, figures, pageBytes, noticeBytes }
}

async function inBrowser(): Promise<Figure[]> {
  await (await startServer(dataDir)).stop()
  const server = await startWithMany()
  const figures = await browserFigures(server.origin, report)
  await server.stop()
  return figures
}

async function withStudents(): Promise<Figure[]> {
  report('The student accounts')
  await finished(startHelper('load/fill.ts', [dataDir, String(few)]))
  return accountFigures(dataDir, generator, report)
}

function noticeFigures(fewer: number, more: number): Figure[] {
  const growth = Math.round((more / fewer) * 1000) / 1000
  return [
    ...[fewer, more].map((value, index) => ({
      name: `bytes of /notices, ${[few, many][index]} notices`,
      value,
      unit: 'bytes',
      atMost: 90_000,
    })),
    { name: 'growth of /notices', value: growth, unit: '', atMost: 1.05 },
  ]
}

async function withNotices() {
  const bytes: number[] = []
  const loads: LoadFigures[] = []
  await (await startServer(dataDir)).stop()
  for (const count of [few, many]) {
    report(`${count} notices`)
    await finished(startHelper('fill-notices.ts', [dataDir, String(count)]))
    const server = await startServer(dataDir)
    bytes.push(await bytesOfNotices(server))
    if (count === many) loads.push(...(await loadAll(server, [noticesPage])))
    await server.stop()
  }
  printLoads(loads)
  const [fewer = 0, more = 0] = bytes
  printFigures([...ratioFigures(loads), ...noticeFigures(fewer, more)])
}

if (options.notices) {
  await withNotices()
  process.exit(0)
}
if (options.memory) {
  printFigures(await memoryFigures(dataDir, generator))
  process.exit(0)
}
const withSearches = () => searchFigures(join(dataDir, 'search'), { bare, generator }, report)
const withSitemap = () => sitemapFigures(join(dataDir, 'sitemap'), { bare, generator }, report)
if (options.sitemap || options.search) {
  const { loads, figures } = await (options.sitemap ? withSitemap : withSearches)()
  printLoads(loads)
  printFigures(figures)
  process.exit(0)
}
if (options.browser) {
  printFigures(await inBrowser())
  process.exit(0)
}
if (options.accounts) {
  printFigures(await withStudents())
  process.exit(0)
}
if (options.sessions) {
  printFigures(await sessionFigures(dataDir, report))
  process.exit(0)
}
/** At once: a run that is interrupted later has still shown this part. */
function withTable<Part extends { loads: LoadFigures[] }>(part: Part): Part {
  printLoads(part.loads)
  return part
}

report('Memory')
const memory = await memoryFigures(join(dataDir, 'samples'), generator)
const sitemap = withTable(await withSitemap())
const searches = withTable(await withSearches())
const fewer = withTable(await withFew())
const accounts = await withStudents()
const sessions = await sessionFigures(dataDir, report)
const more = withTable(await withMany())
const loads = [...fewer.loads, ...more.loads, ...sitemap.loads, ...searches.loads]
const growth = Math.round((more.pageBytes / fewer.pageBytes) * 1000) / 1000
const figures: Figure[] = [
  ...ratioFigures([...fewer.loads, ...more.loads]),
  ...sitemap.figures,
  ...searches.figures,
  ...memory,
  ...fewer.figures,
  ...[fewer, more].map(({ pageBytes }, index) => ({
    name: `bytes of /events, ${[few, many][index]} events`,
    value: pageBytes,
    unit: 'bytes',
    atMost: 90_000,
  })),
  { name: 'growth of /events', value: growth, unit: '', atMost: 1.5 },
  ...noticeFigures(fewer.noticeBytes, more.noticeBytes),
  ...more.figures,
  ...accounts,
  ...sessions,
]
printFigures(figures)
const results = {
  measuredAt: new Date().toISOString(),
  machine,
  figures: figures.map((figure) => ({ ...figure, isMet: isMet(figure) })),
  loads,
}
writeResults('load', results)
process.exit(0)
