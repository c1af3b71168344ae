import type { Browser, Page } from '@playwright/test'
import { pathOf } from 'web/app/framework/addresses/path-of.ts'
import type { Figure } from '../figures.ts'
import { median } from '../median.ts'
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

async function openSlowly(browser: Browser, url: string): Promise<Page> {
  const context = await browser.newContext(phone)
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', slow4G)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  await page.goto(url, { waitUntil: 'commit' })
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length)
  return page
}

/** Medians of pages that are open at once and pressed in turn. */
async function pressTime(browser: Browser, url: string, press: Press, isFetched: boolean) {
  const opened: Page[] = []
  const times: number[] = []
  const pressAndClose = async (page: Page) => {
    times.push(await page.evaluate(pressUntil, press))
    await page.context().close()
  }
  for (let run = 0; run < runs; run++) {
    const page = await openSlowly(browser, url)
    if (isFetched) opened.push(page)
    else await pressAndClose(page)
  }
  const waitForFiles = () => opened.at(-1)?.waitForTimeout(fetchedMilliseconds)
  await waitForFiles()
  // Then a page fetches the code of its own islands.
  for (const page of opened) await page.evaluate(() => scrollBy(0, 1))
  await waitForFiles()
  for (const page of opened) await pressAndClose(page)
  return Math.round(median(times))
}

/** From click to result, on a cheap phone and a slow line. */
export async function interactionFigures(browser: Browser, origin: string): Promise<Figure[]> {
  const measure = (press: Press, isFetched: boolean) =>
    pressTime(browser, origin + press.path, press, isFetched)
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
