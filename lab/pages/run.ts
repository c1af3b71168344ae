/**
 * `npm run bench:pages`: Lighthouse's mobile preset for every public page of the built site with sample content, the
 * weight of the home page on a phone, and the cost of `GET /` next to a bare `node:http` server. Prints tables and
 * writes `lab/results/pages.json`. `-- --runs 3` takes medians; `-- --only /about` audits one page; `-- --threads`
 * measures only main-thread time, next to the same pages without scripts, and writes nothing. A page over that budget
 * fails the run; any other missed target is a figure.
 */
import { parseArgs } from 'node:util'
import { type Browser, chromium } from '@playwright/test'
import { minuteMilliseconds } from 'contract/platform/durations'
import { catalogue } from 'testing/a-catalogue.ts'
import { ensureBrowser } from 'testing/browser.ts'
import { chromiumFlags } from 'testing/chromium.ts'
import { freePort } from 'testing/free-port.ts'
import { listedPaths, pathOf } from 'web/app/framework/addresses/path-of.ts'
import { pages } from 'web/app/framework/addresses/paths.ts'
import { scriptBytes } from '../built-weight.ts'
import { compare } from '../compare.ts'
import { dataFolder, giveUpAfter } from '../data-folder.ts'
import { type Figure, isMet, printFigures, printLoads, ratioFigures } from '../figures.ts'
import { machine } from '../machine.ts'
import { startHelper } from '../processes.ts'
import { writeResults } from '../results.ts'
import { printTable } from '../table.ts'
import { startServer, type WebServer } from '../web-server.ts'
import { auditPage, type PageAudit } from './audit-page.ts'
import { measureFirstLoad } from './first-load.ts'
import { interactionFigures } from './interaction-times.ts'
import { publishOpenEvent } from './open-event.ts'
import { previewFigures } from './preview-figures.ts'
import { type Measured, printThreads, threadFigures } from './thread-budget.ts'
import { measureThreads } from './thread-time.ts'

const { values: options } = parseArgs({
  options: {
    runs: { type: 'string', default: '1' },
    only: { type: 'string' },
    threads: { type: 'boolean', default: false },
  },
})
const longestMilliseconds = 60 * minuteMilliseconds
/** Of a page that seems over budget. */
const runsOfDoubt = 5

const dataDir = dataFolder('pages')
giveUpAfter(longestMilliseconds)

const report = (text: string) => process.stdout.write(`${text}\n`)

/** Pages that search engines needn't find. */
const besides = pages
  .filter(
    ({ frame, search, path }) => frame === 'site' && search !== 'listed' && !path.includes(':'),
  )
  .map(({ path }): string => path)

/** From the starting content. */
const sampleNotice = pathOf('notice', { slug: 'bsc-practical-groups-2026' })

const publicPages = () => [...listedPaths(catalogue), openEvent, sampleNotice, ...besides]

function printAudits(audits: PageAudit[]): void {
  printTable(
    [
      '',
      'performance',
      'accessibility',
      'best practices',
      'SEO',
      'LCP ms',
      'TBT ms',
      'CLS',
      'JS kB',
      'requests',
    ],
    audits.map((audit) => [
      audit.path,
      String(audit.performance),
      String(audit.accessibility),
      String(audit.bestPractices),
      String(audit.seo),
      String(audit.largestContentfulPaint),
      String(audit.totalBlockingTime),
      String(audit.cumulativeLayoutShift),
      (audit.scriptBytes / 1000).toFixed(1),
      String(audit.requests),
    ]),
  )
  for (const { path, complaints } of audits) {
    if (complaints.length > 0) report(`${path}: ${complaints.join('; ')}`)
  }
}

/** The worst page counts. */
function auditFigures(audits: PageAudit[]): Figure[] {
  const least = (
    name: string,
    of: (audit: PageAudit) => number,
    atLeast: number,
    among = audits,
  ) => ({
    name: `${name}, worst page`,
    value: Math.min(...among.map(of)),
    unit: '',
    atLeast,
  })
  const most = (name: string, of: (audit: PageAudit) => number, atMost: number, unit = 'ms') => ({
    name: `${name}, worst page`,
    value: Math.max(...audits.map(of)),
    unit,
    atMost,
  })
  const listed = audits.filter(({ path }) => !besides.includes(path))
  return [
    least('performance', ({ performance }) => performance, 98),
    least('accessibility', ({ accessibility }) => accessibility, 100),
    least('best practices', ({ bestPractices }) => bestPractices, 100),
    ...(listed.length > 0 ? [least('SEO', ({ seo }) => seo, 100, listed)] : []),
    most('largest contentful paint', (audit) => audit.largestContentfulPaint, 1800),
    most('cumulative layout shift', (audit) => audit.cumulativeLayoutShift, 0.01, ''),
  ]
}

/** In a separate browser, so that pages share no state. */
async function withBrowser<Result>(
  look: (browser: Browser, port: number) => Promise<Result>,
): Promise<Result> {
  const port = await freePort()
  const browser = await chromium.launch({
    executablePath: ensureBrowser(),
    args: [...chromiumFlags, `--remote-debugging-port=${port}`],
  })
  try {
    return await look(browser, port)
  } finally {
    await browser.close()
  }
}

async function lookAtPages({ origin }: WebServer) {
  const paths = options.only ? [options.only] : publicPages()
  const audits: PageAudit[] = []
  for (const path of paths) {
    report(`  ${path}`)
    audits.push(
      await withBrowser((_, port) => auditPage(origin, path, { port, runs: Number(options.runs) })),
    )
  }
  return {
    audits,
    firstLoad: await withBrowser((browser) => measureFirstLoad(browser, `${origin}/`)),
  }
}

/** Each visit has its own context. */
async function lookAtThreads({ origin }: WebServer): Promise<Figure[]> {
  const paths = options.only ? [options.only] : publicPages()
  const measured = await withBrowser((page) =>
    withBrowser((bare) =>
      withBrowser(async (plain) => {
        const browsers = { page, 'without scripts': bare, plain }
        const all: Measured[] = []
        for (const path of paths) {
          report(`  ${path}`)
          const measure = (runs: number) => measureThreads(browsers, { origin, path, runs })
          const first = await measure(Number(options.runs))
          // Another program may have had the processor's caches.
          all.push(threadFigures(first).every(isMet) ? first : await measure(runsOfDoubt))
        }
        return all
      }),
    ),
  )
  printThreads(measured)
  const presses = await withBrowser((browser) => interactionFigures(browser, origin))
  return [...measured.flatMap(threadFigures), ...presses]
}

const server = await startServer(dataDir, { SAMPLE_DATA: 'on' })
const openEvent = await publishOpenEvent(server.origin)
report('The main thread, ten seconds each, untouched')
const threads = await lookAtThreads(server)
if (threads.some((figure) => !isMet(figure))) process.exitCode = 1
if (options.threads) {
  printFigures(threads)
  await server.stop()
  process.exit()
}
report('Lighthouse, mobile preset')
const { audits, firstLoad } = await lookAtPages(server)
const previews = await withBrowser((browser) => previewFigures(browser, server.origin))
report('The home page under load')
const bare = startHelper('bare-server.ts')
const generator = startHelper('load-generator.ts')
const home = { name: '/, HTML', path: '/' }
const loads = [
  await compare({ server, bare, generator }, { ...home, encoding: '' }),
  await compare({ server, bare, generator }, { ...home, encoding: 'br, gzip' }),
]
await server.stop()

const figures: Figure[] = [
  ...auditFigures(audits),
  ...threads,
  {
    name: 'editor of rich text, brotli',
    value: scriptBytes('prose-editor'),
    unit: 'bytes',
    atMost: 75_000,
  },
  ...previews,
  { name: 'first load of / on a phone', value: firstLoad.all, unit: 'bytes', atMost: 400_000 },
  { name: 'of which pictures', value: firstLoad.pictures, unit: 'bytes' },
  {
    name: 'requests of / to other origins',
    value: firstLoad.otherOrigins.length,
    unit: '',
    atMost: 0,
  },
  ...ratioFigures(loads),
]
printAudits(audits)
printLoads(loads)
printFigures(figures)
const results = {
  measuredAt: new Date().toISOString(),
  machine,
  figures: figures.map((figure) => ({ ...figure, isMet: isMet(figure) })),
  audits,
  loads,
}
writeResults('pages', results)
process.exit()
