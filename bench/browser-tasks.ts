/** How long a real browser is busy at a time on the page of events: while it opens, shows more, filters and scrolls. */
import { chromium, type Page } from '@playwright/test'
import { chromiumFlags } from './chromium.ts'

/** Milliseconds of the longest task in each step; 0 when none took 50 ms, from which browsers report them. */
export type BrowserTasks = Record<'opening' | 'showing more' | 'filtering' | 'scrolling', number>

const patienceMilliseconds = 15_000
/** After a step nothing may come for this long. */
const restMilliseconds = 1_000
const screens = 60
const screensPerPress = 10
const scrollPixels = 600
const scrollPauseMilliseconds = 30

declare global {
  var longTasks: number[]
}

/** Runs in the page, before anything else does. */
function watchTasks(): void {
  globalThis.longTasks = []
  const watch = new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) globalThis.longTasks.push(duration)
  })
  watch.observe({ type: 'longtask', buffered: true })
}

async function longestDuring(page: Page, step: () => Promise<unknown>): Promise<number> {
  await page.evaluate(() => globalThis.longTasks?.splice(0))
  await step()
  await page.waitForTimeout(restMilliseconds)
  return Math.round(await page.evaluate(() => Math.max(0, ...globalThis.longTasks)))
}

const moreEvents = (page: Page) => page.getByRole('link', { name: 'Show more events' })

async function scrollThroughMore(page: Page): Promise<void> {
  for (let screen = 0; screen < screens; screen++) {
    await page.mouse.wheel(0, scrollPixels)
    await page.waitForTimeout(scrollPauseMilliseconds)
    const more = moreEvents(page)
    if (screen % screensPerPress === 0 && (await more.count())) await more.click()
  }
}

/** Opens the page of events in a headless browser and works with it. */
export async function measureTasks(executablePath: string, url: string): Promise<BrowserTasks> {
  const browser = await chromium.launch({ executablePath, args: chromiumFlags })
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } })
    page.setDefaultTimeout(patienceMilliseconds)
    await page.addInitScript(watchTasks)
    const opening = await longestDuring(page, () => page.goto(url, { waitUntil: 'networkidle' }))
    const showingMore = await longestDuring(page, async () => {
      const list = page.waitForResponse((response) => response.url().endsWith('/api/events'))
      await moreEvents(page).click()
      await (await list).finished()
    })
    const filtering = await longestDuring(page, () =>
      page.getByRole('button', { name: /^Past/ }).click(),
    )
    const scrolling = await longestDuring(page, () => scrollThroughMore(page))
    return { opening, 'showing more': showingMore, filtering, scrolling }
  } finally {
    await browser.close()
  }
}
