import type { Browser, Page } from '@playwright/test'
import { pathOf } from 'web/app/framework/addresses/path-of.ts'
import type { Figure } from '../figures.ts'
import { phone } from './phone.ts'

/** Slow 4G as in Lighthouse, and a processor four times as slow. */
const slow4G = {
  offline: false,
  latency: 150,
  downloadThroughput: 204_800,
  uploadThroughput: 93_750,
}
const slowdown = 4
const runs = 5
const fetchedMilliseconds = 6_000

type Press = { path: string; press: string; seen: string }

/** Runs in the page: clicks once, and returns the milliseconds until the selector is visible. */
function pressUntil({ press, seen }: Press): Promise<number> {
  return new Promise((resolve, reject) => {
    const pressedAt = performance.now()
    const look = () => {
      if (document.querySelector(seen)?.checkVisibility()) resolve(performance.now() - pressedAt)
      else if (performance.now() - pressedAt > 20_000) reject(new Error(`${seen} never came`))
      else requestAnimationFrame(look)
    }
    const target = document.querySelector<HTMLElement>(press)
    target?.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))
    target?.click()
    look()
  })
}

const search = {
  path: pathOf('events'),
  press: 'header a[data-deferred]',
  seen: 'input[role=combobox]',
}
const menu = {
  path: pathOf('events'),
  press: 'details[data-menu]:not([data-menu=hover]) > summary',
  seen: 'details[data-menu][open] nav',
}
const gallery = {
  path: pathOf('course', { courseId: 'b.a.l.l.b.' }),
  press: '[data-enlarge]',
  seen: 'dialog[open] img',
}

async function openSlowly(browser: Browser) {
  const context = await browser.newContext(phone)
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', slow4G)
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  return { page, session }
}
type Opened = Awaited<ReturnType<typeof openSlowly>>

async function threadMilliseconds({ session }: Opened): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics')
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000
}

/** From click to result right after the first paint: the network counts, too, so this is a clock's time. */
async function pressAtOnce(browser: Browser, url: string, press: Press): Promise<number> {
  const { page, session } = await openSlowly(browser)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  await page.goto(url, { waitUntil: 'commit' })
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length)
  const time = await page.evaluate(pressUntil, press)
  await page.context().close()
  return time
}

/** Main-thread time from click to result, when the page's files have been fetched. The pages wait together. */
async function pressWhenFetched(browser: Browser, url: string, press: Press): Promise<number[]> {
  const opened: Opened[] = []
  for (let run = 0; run < runs; run++) opened.push(await openSlowly(browser))
  const onEach = (use: (page: Page) => Promise<unknown>) =>
    Promise.all(opened.map(({ page }) => use(page)))
  await onEach((page) => page.goto(url, { waitUntil: 'load' }))
  await opened.at(0)?.page.waitForTimeout(fetchedMilliseconds)
  // Then a page fetches the code of its own islands.
  await onEach((page) => page.evaluate(() => scrollBy(0, 1)))
  await opened.at(0)?.page.waitForTimeout(fetchedMilliseconds)
  const times: number[] = []
  for (const one of opened) {
    const before = await threadMilliseconds(one)
    await one.page.evaluate(pressUntil, press)
    times.push(slowdown * ((await threadMilliseconds(one)) - before))
    await one.page.context().close()
  }
  return times
}

/** On a cheap phone and a slow line. Other programs only add time, so the shortest of the runs counts. */
export async function interactionFigures(browser: Browser, origin: string): Promise<Figure[]> {
  const measure = async (press: Press, isFetched: boolean) => {
    const url = origin + press.path
    if (isFetched) return Math.round(Math.min(...(await pressWhenFetched(browser, url, press))))
    const times: number[] = []
    for (let run = 0; run < runs; run++) times.push(await pressAtOnce(browser, url, press))
    return Math.round(Math.min(...times))
  }
  const figure = (name: string, value: number, atMost: number) => ({
    name,
    value,
    unit: 'ms',
    atMost,
  })
  return [
    figure('press on the menu', await measure(menu, false), 100),
    figure('press on an island, code fetched', await measure(search, true), 300),
    figure('press on an island right after paint', await measure(search, false), 1000),
    figure('press on a picture, code fetched', await measure(gallery, true), 300),
    figure('press on a picture right after paint', await measure(gallery, false), 1000),
  ]
}
