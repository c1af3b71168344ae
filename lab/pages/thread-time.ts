import { brotliCompressSync } from 'node:zlib'
import type { Browser, BrowserContext, Page } from '@playwright/test'
import { median } from '../median.ts'

/**
 * Main-thread time in the ten seconds after loading, without interaction. Thread time isn't
 * affected by other programs; multiplied by four, for a cheap phone.
 */
export type ThreadTime = {
  path: string
  /** Total blocking time after the first paint, on a phone four times as slow. */
  blockedMilliseconds: number
  cpuMilliseconds: number
  /** Scripts that ran before any interaction: inline ones as brotli, others as sent. */
  executedBytes: number
  /** Scripts that were fetched but didn't run. */
  aheadBytes: number
  /** Without pictures and prefetched files. */
  requests: number
  /** The document as brotli. */
  htmlBytes: number
  /** Has slides or a ticker that move all the time. */
  isMoving: boolean
  /** Needs its scripts at once: the account. */
  isApplication: boolean
}

export type Variant = 'page' | 'without scripts' | 'plain'

const phone = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true }
export const watchedMilliseconds = 10_000
const slowdown = 4
const longTaskMilliseconds = 50
const microseconds = 1000

const script = /<script(?![^>]*(?:ld\+json|speculationrules))[^>]*>([\s\S]*?)<\/script>/g
const looks =
  /<link rel="(?:stylesheet|preload|icon|manifest)"[^>]*>|<(?:img|source|video|svg)\b[^>]*>/g

const changes: Record<Variant, (html: string) => string> = {
  page: (html) => html,
  'without scripts': (html) => html.replace(script, ''),
  // The same text and nothing else.
  plain: (html) => html.replace(script, '').replace(looks, ''),
}

type TraceEvent = {
  name: string
  ph: string
  pid: number
  tid: number
  ts: number
  tdur?: number
  args?: { data?: { type?: string } }
}

function readTrace(trace: Buffer) {
  const { traceEvents }: { traceEvents: TraceEvent[] } = JSON.parse(trace.toString())
  const paint = traceEvents.findLast(({ name }) => name === 'firstPaint')
  if (!paint) throw new Error('The trace has no first paint')
  const tasks = traceEvents.filter(
    ({ name, pid, tid, ph }) =>
      ph === 'X' && pid === paint.pid && tid === paint.tid && /RunTask$/.test(name),
  )
  const milliseconds = ({ tdur = 0 }: TraceEvent) => tdur / microseconds
  const blocked = tasks
    .filter(({ ts }) => ts >= paint.ts)
    .map((task) => Math.max(0, slowdown * milliseconds(task) - longTaskMilliseconds))
  const sum = (values: number[]) => values.reduce((total, value) => total + value, 0)
  return { blockedMilliseconds: sum(blocked), cpuMilliseconds: sum(tasks.map(milliseconds)) }
}

async function countRequests(page: Page) {
  const session = await page.context().newCDPSession(page)
  const files = new Map<string, { type: string; path: string; bytes: number }>()
  session.on('Network.responseReceived', ({ requestId, type, response }) =>
    files.set(requestId, { type, path: new URL(response.url).pathname, bytes: 0 }),
  )
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const file = files.get(requestId)
    if (file) file.bytes = encodedDataLength
  })
  await session.send('Network.enable')
  return () => [...files.values()]
}

const brotliBytes = (text: string) => brotliCompressSync(text).length

/** Bytes of the document and of the files loaded for it. */
async function weigh(page: Page, files: Awaited<ReturnType<typeof countRequests>>) {
  const html = await page.content()
  const has = async (selector: string) => (await page.locator(selector).count()) > 0
  // An island that hydrates without interaction runs what was fetched.
  const isRun = await has('x-island[hydrated]')
  const all = files()
  const scripts = all.filter(({ type }) => type === 'Script')
  const run = scripts.filter(({ path }) => isRun || html.includes(`src="${path}"`))
  const bytes = (of: typeof all) => of.reduce((sum, file) => sum + file.bytes, 0)
  const inline = [...html.matchAll(script)].map(([, text = '']) => text).join('\n')
  return {
    executedBytes: brotliBytes(inline) + bytes(run),
    aheadBytes: bytes(scripts) - bytes(run),
    requests: all.filter(({ type }) => type !== 'Image').length - scripts.length + run.length,
    isMoving: await has('[data-carousel],[data-ticker]'),
    isApplication: await has('x-island[hydrate~=load]'),
  }
}

async function openVariant(context: BrowserContext, url: string, variant: Variant) {
  const page = await context.newPage()
  const sent = { htmlBytes: 0 }
  await page.route(url, async (route) => {
    const response = await route.fetch()
    const html = changes[variant](await response.text())
    sent.htmlBytes = brotliBytes(html)
    await route.fulfill({ response, body: html })
  })
  return { page, sent }
}

async function measureOnce(browser: Browser, url: string, variant: Variant) {
  const context = await browser.newContext(phone)
  const { page, sent } = await openVariant(context, url, variant)
  const files = await countRequests(page)
  await browser.startTracing(page, {
    categories: [
      'toplevel',
      'devtools.timeline',
      'disabled-by-default-devtools.timeline',
      'loading',
    ],
  })
  await page.goto(url, { waitUntil: 'load' })
  await page.waitForTimeout(watchedMilliseconds)
  const trace = await browser.stopTracing()
  const weight = await weigh(page, files)
  await context.close()
  return { ...readTrace(trace), ...weight, ...sent }
}

type Once = Awaited<ReturnType<typeof measureOnce>>

function medians(path: string, runs: readonly Once[]): ThreadTime {
  const of = (value: (run: Once) => number) => median(runs.map(value))
  return {
    path,
    blockedMilliseconds: Math.round(of((run) => run.blockedMilliseconds)),
    cpuMilliseconds: Math.round(of((run) => run.cpuMilliseconds)),
    executedBytes: of((run) => run.executedBytes),
    aheadBytes: of((run) => run.aheadBytes),
    requests: of((run) => run.requests),
    htmlBytes: of((run) => run.htmlBytes),
    isMoving: runs.some(({ isMoving }) => isMoving),
    isApplication: runs.some(({ isApplication }) => isApplication),
  }
}

/** Medians of the runs. The variants of a page are opened at once, each in its own browser. */
export async function measureThreads(
  browsers: Record<Variant, Browser>,
  { origin, path, runs }: { origin: string; path: string; runs: number },
): Promise<Record<Variant, ThreadTime>> {
  const all: Record<Variant, Once>[] = []
  const once = (variant: Variant) => measureOnce(browsers[variant], origin + path, variant)
  for (let run = 0; run < runs; run++) {
    const [page, bare, plain] = await Promise.all([
      once('page'),
      once('without scripts'),
      once('plain'),
    ])
    all.push({ page, 'without scripts': bare, plain })
  }
  const of = (variant: Variant) =>
    medians(
      path,
      all.map((run) => run[variant]),
    )
  return { page: of('page'), 'without scripts': of('without scripts'), plain: of('plain') }
}
