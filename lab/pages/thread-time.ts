import { brotliCompressSync } from 'node:zlib'
import type { Browser, BrowserContext, Page } from '@playwright/test'
import type { Figure } from '../figures.ts'
import { median } from '../median.ts'
import { printTable } from '../table.ts'

/**
 * Main-thread time in the ten seconds after loading, without interaction. Thread time isn't
 * affected by other programs; multiplied by four, for a cheap phone.
 */
export type ThreadTime = {
  path: string
  /** Total blocking time after the first paint, on a phone four times as slow. */
  blockedMilliseconds: number
  cpuMilliseconds: number
  /** Brotli bytes of scripts that ran before any interaction. */
  executedBytes: number
  fetchedBytes: number
  /** Without pictures and prefetched files. */
  requests: number
}

export type Variant = 'page' | 'without scripts' | 'plain'

const phone = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true }
const watchedMilliseconds = 10_000
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
  const types = new Map<string, string>()
  let fetchedBytes = 0
  session.on('Network.responseReceived', ({ requestId, type }) => types.set(requestId, type))
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (types.get(requestId) === 'Script') fetchedBytes += encodedDataLength
  })
  await session.send('Network.enable')
  return () => ({
    fetchedBytes,
    requests: [...types.values()].filter((type) => !['Image', 'Script'].includes(type)).length,
  })
}

async function openVariant(context: BrowserContext, url: string, variant: Variant): Promise<Page> {
  const page = await context.newPage()
  await page.route(url, async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, body: changes[variant](await response.text()) })
  })
  return page
}

async function measureOnce(browser: Browser, url: string, variant: Variant) {
  const context = await browser.newContext(phone)
  const page = await openVariant(context, url, variant)
  const counted = await countRequests(page)
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
  const html = await page.content()
  await context.close()
  const inline = [...html.matchAll(script)].map(([, text = '']) => text).join('\n')
  return {
    ...readTrace(trace),
    ...counted(),
    executedBytes: brotliCompressSync(inline).length,
  }
}

/** Medians of the runs, which take turns. */
export async function measureThreads(
  browser: Browser,
  { origin, path, runs }: { origin: string; path: string; runs: number },
): Promise<Record<Variant, ThreadTime>> {
  const variants: Variant[] = ['page', 'without scripts', 'plain']
  const all: Record<Variant, Omit<ThreadTime, 'path'>[]> = {
    page: [],
    'without scripts': [],
    plain: [],
  }
  for (let run = 0; run < runs; run++)
    for (const variant of variants)
      all[variant].push(await measureOnce(browser, origin + path, variant))
  const middle = (variant: Variant): ThreadTime => {
    const of = (value: (one: Omit<ThreadTime, 'path'>) => number) => median(all[variant].map(value))
    return {
      path,
      blockedMilliseconds: Math.round(of((one) => one.blockedMilliseconds)),
      cpuMilliseconds: Math.round(of((one) => one.cpuMilliseconds)),
      executedBytes: of((one) => one.executedBytes),
      fetchedBytes: of((one) => one.fetchedBytes),
      requests: of((one) => one.requests),
    }
  }
  return {
    page: middle('page'),
    'without scripts': middle('without scripts'),
    plain: middle('plain'),
  }
}

type Measured = Record<Variant, ThreadTime>

const ratio = (one: number, other: number) => Math.round((one / other) * 100) / 100

export function printThreads(all: Measured[]): void {
  printTable(
    [
      '',
      'tbt4 ms',
      'without scripts',
      'CPU ms',
      'without scripts',
      'plain',
      'JS run kB',
      'fetched kB',
      'requests',
    ],
    all.map(({ page, plain, 'without scripts': bare }) => [
      page.path,
      String(page.blockedMilliseconds),
      String(bare.blockedMilliseconds),
      String(page.cpuMilliseconds),
      String(bare.cpuMilliseconds),
      String(plain.cpuMilliseconds),
      (page.executedBytes / 1000).toFixed(1),
      (page.fetchedBytes / 1000).toFixed(1),
      String(page.requests),
    ]),
  )
}

export function threadFigures({ page, plain, 'without scripts': bare }: Measured): Figure[] {
  const figure = (name: string, value: number, atMost: number, unit = '') => ({
    name: `${page.path}: ${name}`,
    value,
    unit,
    atMost,
  })
  return [
    figure(
      'tbt4 over the page without scripts',
      page.blockedMilliseconds - bare.blockedMilliseconds,
      50,
      'ms',
    ),
    figure('CPU : without scripts', ratio(page.cpuMilliseconds, bare.cpuMilliseconds), 1.15),
    figure('CPU without scripts : plain', ratio(bare.cpuMilliseconds, plain.cpuMilliseconds), 4),
    figure('JavaScript run before a touch', page.executedBytes, 5_000, 'bytes'),
    figure('JavaScript fetched ahead', page.fetchedBytes, 70_000, 'bytes'),
    figure('requests', page.requests, 8),
  ]
}
