import type { Browser, Page } from '@playwright/test'
import { median } from '../median.ts'
import { brotliBytes, listFiles, type PageFiles, script, weighPage } from './page-files.ts'
import { type MainThread, readTrace, traceCategories, watchedMilliseconds } from './page-trace.ts'
import { phone } from './phone.ts'

/**
 * A page that nobody touches for ten seconds. Thread time isn't affected by other programs, so
 * pages can be watched at once.
 */
export type ThreadTime = MainThread & PageFiles & { path: string; htmlBytes: number }

export type Variant = 'page' | 'without scripts' | 'plain'
export type Browsers = Record<Variant, Browser>
export type Measured = Record<Variant, ThreadTime>

/** Watched at once: each has a process in each of the browsers. */
const groupSize = 8
const serverError = 500

const looks =
  /<link rel="(?:stylesheet|preload|icon|manifest)"[^>]*>|<(?:img|source|video|svg)\b[^>]*>/g

const changes: Record<Variant, (html: string) => string> = {
  page: (html) => html,
  'without scripts': (html) => html.replace(script, ''),
  // The same text and nothing else.
  plain: (html) => html.replace(script, '').replace(looks, ''),
}

async function openVariant(page: Page, url: string, variant: Variant) {
  const sent = { htmlBytes: 0 }
  const asVariant = async (response: { text: () => Promise<string> }) => {
    const html = changes[variant](await response.text())
    sent.htmlBytes = brotliBytes(html)
    return html
  }
  // Left alone: headless shells forget the Server-Timing of an answer that was replaced, and the page depends on it.
  if (variant === 'page') await asVariant(await fetch(url))
  else
    await page.route(url, async (route) => {
      const response = await route.fetch()
      await route.fulfill({ response, body: await asVariant(response) })
    })
  const listed = await listFiles(page)
  const response = await page.goto(url, { waitUntil: 'load' })
  // A busy server answers with a short error page, which must not be measured instead.
  if (!response || response.status() >= serverError)
    throw new Error(`${url} is answered with ${response?.status()}`)
  // Not what a page asks for later, while others of its group are opened.
  const files = page.waitForTimeout(watchedMilliseconds).then(listed)
  return { page, url, sent, files }
}

async function watchGroup(browser: Browser, urls: readonly string[], variant: Variant) {
  const opened: Awaited<ReturnType<typeof openVariant>>[] = []
  for (const url of urls) {
    const context = await browser.newContext(phone)
    opened.push(await openVariant(await context.newPage(), url, variant))
  }
  const weights = await Promise.all(
    opened.map(async ({ page, url, sent, files }) => ({
      url,
      ...(await weighPage(page, await files)),
      ...sent,
    })),
  )
  await Promise.all(opened.map(({ page }) => page.context().close()))
  return weights
}

type Once = MainThread & PageFiles & { htmlBytes: number }

/** Each of these pages once. Ending a trace takes the browser five seconds, so there is one. */
async function watchAll(browser: Browser, urls: readonly string[], variant: Variant) {
  await browser.startTracing(undefined, { categories: traceCategories })
  const weights: Awaited<ReturnType<typeof watchGroup>> = []
  for (let at = 0; at < urls.length; at += groupSize)
    weights.push(...(await watchGroup(browser, urls.slice(at, at + groupSize), variant)))
  const threadOf = readTrace(await browser.stopTracing())
  return weights.map(({ url, ...weight }): Once => ({ ...threadOf(url), ...weight }))
}

function medians(path: string, runs: readonly Once[]): ThreadTime {
  const of = (value: (run: Once) => number) => Math.round(median(runs.map(value)))
  return {
    path,
    blockedMilliseconds: of((run) => run.blockedMilliseconds),
    cpuMilliseconds: of((run) => run.cpuMilliseconds),
    executedBytes: of((run) => run.executedBytes),
    aheadBytes: of((run) => run.aheadBytes),
    requests: of((run) => run.requests),
    fontBytes: of((run) => run.fontBytes),
    hindiFontBytes: of((run) => run.hindiFontBytes),
    htmlBytes: of((run) => run.htmlBytes),
    isMoving: runs.some(({ isMoving }) => isMoving),
    isApplication: runs.some(({ isApplication }) => isApplication),
  }
}

type Task = { origin: string; paths: readonly string[]; runs: number }

/** Medians of the runs. The variants of a page are opened at once, each in its own browser. */
export async function measureThreads(
  browsers: Browsers,
  { origin, paths, runs }: Task,
): Promise<Measured[]> {
  const urls = paths.map((path) => origin + path)
  const watch = (variant: Variant) => watchAll(browsers[variant], urls, variant)
  const rounds: Record<Variant, Once[]>[] = []
  for (let run = 0; run < runs && paths.length > 0; run++) {
    const [page, bare, plain] = await Promise.all([
      watch('page'),
      watch('without scripts'),
      watch('plain'),
    ])
    rounds.push({ page, 'without scripts': bare, plain })
  }
  return paths.map((path, at) => {
    const of = (variant: Variant) =>
      medians(
        path,
        rounds.flatMap((round) => round[variant].slice(at, at + 1)),
      )
    return { page: of('page'), 'without scripts': of('without scripts'), plain: of('plain') }
  })
}
