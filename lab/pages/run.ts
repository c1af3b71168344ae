/**
 * `npm run bench:pages`: what a page of each kind costs a cheap phone until somebody touches it, next to the same page
 * without scripts and to a plain one, and how long its menu and islands take to respond. Fails if a page is over budget.
 * `-- --only /about` measures one page; `-- --runs 5` takes medians of more runs. `-- --lighthouse` adds Lighthouse's
 * mobile preset, the preview in the panel and the home page under load, and writes `lab/results/pages.json`; these are
 * figures, and no failure when missed.
 */
import { loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { type Browser, chromium } from '@playwright/test'
import { minuteMilliseconds } from 'contract/platform/durations'
import { ensureBrowser } from 'testing/browser.ts'
import { chromiumFlags } from 'testing/chromium.ts'
import { freePort } from 'testing/free-port.ts'
import { scriptBytes } from '../built-weight.ts'
import { compare } from '../compare.ts'
import { dataFolder, giveUpAfter } from '../data-folder.ts'
import { type Figure, isMet, printFigures, printLoads, ratioFigures } from '../figures.ts'
import { machine } from '../machine.ts'
import { startHelper } from '../processes.ts'
import { writeResults } from '../results.ts'
import { startServer, type WebServer } from '../web-server.ts'
import { auditFigures, printAudits } from './audit-figures.ts'
import { auditPage, type PageAudit } from './audit-page.ts'
import { measureFirstLoad } from './first-load.ts'
import { interactionFigures } from './interaction-times.ts'
import { publishOpenEvent } from './open-event.ts'
import { pageOfEachKind } from './page-kinds.ts'
import { previewFigures } from './preview-figures.ts'
import { hindiFigures, printThreads, threadFigures, timeFigures } from './thread-budget.ts'
import { measureThreads } from './thread-time.ts'

const { values: options } = parseArgs({
  options: {
    runs: { type: 'string', default: '3' },
    only: { type: 'string' },
    lighthouse: { type: 'boolean', default: false },
  },
})
const runs = Number(options.runs)
const longestMilliseconds = 60 * minuteMilliseconds
/** Of pages that seem over budget. */
const runsOfDoubt = 5

const dataDir = dataFolder('pages')
giveUpAfter(longestMilliseconds)

const startedAt = performance.now()
function report(text: string) {
  const seconds = Math.round((performance.now() - startedAt) / 1000)
  const [load = 0] = loadavg()
  console.log(`${text} (after ${seconds} s, load ${load.toFixed(1)} on ${machine.cores} cores)`)
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

async function lookAtThreads({ origin }: WebServer, paths: readonly string[]): Promise<Figure[]> {
  const measured = await withBrowser((page) =>
    withBrowser((bare) =>
      withBrowser(async (plain) => {
        const browsers = { page, 'without scripts': bare, plain }
        const first = await measureThreads(browsers, { origin, paths, runs })
        // Another program may have had the processor's caches.
        const doubtful = first.filter((one) => !timeFigures(one).every(isMet))
        report(`Again: ${doubtful.length} pages that seem over budget`)
        const again = await measureThreads(browsers, {
          origin,
          paths: doubtful.map((one) => one.page.path),
          runs: runsOfDoubt,
        })
        return first.map((one) => again.find(({ page }) => page.path === one.page.path) ?? one)
      }),
    ),
  )
  printThreads(measured)
  return [...measured.flatMap(threadFigures), ...hindiFigures(measured)]
}

async function lookWithLighthouse({ origin }: WebServer, paths: readonly string[]) {
  const audits: PageAudit[] = []
  for (const path of paths) {
    report(`  ${path}`)
    audits.push(await withBrowser((_, port) => auditPage(origin, path, { port, runs })))
  }
  return audits
}

/** Not the budget of a page. */
async function measureRest(server: WebServer, paths: readonly string[]) {
  report('Lighthouse, mobile preset')
  const audits = await lookWithLighthouse(server, paths)
  printAudits(audits)
  const firstLoad = await withBrowser((browser) => measureFirstLoad(browser, `${server.origin}/`))
  const previews = await withBrowser((browser) => previewFigures(browser, server.origin))
  report('The home page under load')
  const bare = startHelper('bare-server.ts')
  const generator = startHelper('load-generator.ts')
  const home = { name: '/, HTML', path: '/' }
  const loads = [
    await compare({ server, bare, generator }, { ...home, encoding: '' }),
    await compare({ server, bare, generator }, { ...home, encoding: 'br, gzip' }),
  ]
  printLoads(loads)
  const { all, pictures, otherOrigins } = firstLoad
  const editor = scriptBytes('prose-editor')
  const figures: Figure[] = [
    ...auditFigures(audits),
    { name: 'editor of rich text, brotli', value: editor, unit: 'bytes', atMost: 75_000 },
    ...previews,
    { name: 'first load of / on a phone', value: all, unit: 'bytes', atMost: 400_000 },
    { name: 'of which pictures', value: pictures, unit: 'bytes' },
    { name: 'requests of / to other origins', value: otherOrigins.length, unit: '', atMost: 0 },
    ...ratioFigures(loads),
  ]
  printFigures(figures)
  return { figures, audits, loads }
}

const server = await startServer(dataDir, { SAMPLE_DATA: 'on' })
const openEvent = await publishOpenEvent(server.origin)
const paths = options.only ? [options.only] : pageOfEachKind(openEvent)
report('The main thread, ten seconds each, untouched')
const threads = await lookAtThreads(server, paths)
report('Presses, on a processor four times as slow and slow 4G')
const presses = options.only
  ? []
  : await withBrowser((browser) => interactionFigures(browser, server.origin))
printFigures([...threads.filter((figure) => !isMet(figure)), ...presses])
const budget = [...threads, ...presses]
if (!budget.every(isMet)) process.exitCode = 1
report(`${budget.filter(isMet).length} of ${budget.length} figures are within the budget`)
if (options.lighthouse) {
  const { figures, ...rest } = await measureRest(server, paths)
  const all = [...budget, ...figures].map((figure) => ({ ...figure, isMet: isMet(figure) }))
  writeResults('pages', { measuredAt: new Date().toISOString(), machine, figures: all, ...rest })
}
await server.stop()
process.exit()
