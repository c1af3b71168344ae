import type { Browser, Page } from '@playwright/test'
import type { Figure } from '../figures.ts'
import { median } from '../median.ts'

const phone = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true }
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

/** Runs in the page: clicks once, and returns the milliseconds until the selector is visible. */
function pressUntil({ press, seen }: { press: string; seen: string }): Promise<number> {
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

const search = { press: 'header a[data-deferred]', seen: 'input[role=combobox]' }
const menu = {
  press: 'details[data-menu]:not([data-menu=hover]) > summary',
  seen: 'details[data-menu][open] nav',
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

/** From click to result, on a cheap phone and a slow line. */
export async function interactionFigures(browser: Browser, url: string): Promise<Figure[]> {
  const measure = async (what: typeof search, isFetched: boolean) => {
    const times: number[] = []
    for (let run = 0; run < runs; run++) {
      const page = await openSlowly(browser, url)
      if (isFetched) await page.waitForTimeout(fetchedMilliseconds)
      times.push(await page.evaluate(pressUntil, what))
      await page.context().close()
    }
    return Math.round(median(times))
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
  ]
}
