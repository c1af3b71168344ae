/** How long a browser is busy at a time on the events page: opening it, showing more, filtering and scrolling. */
import type { Browser, Page } from '@playwright/test'
import { longestDuring, scrollDown, watchTasks } from './long-tasks.ts'

/** Milliseconds of the longest task per step; 0 below 50 ms, which browsers don't report. */
export type BrowserTasks = Record<'opening' | 'showing more' | 'filtering' | 'scrolling', number>

const patienceMilliseconds = 15_000
const screens = 60
const screensPerPress = 10

const moreEvents = (page: Page) => page.getByRole('link', { name: 'Show more events' })

const scrollThroughMore = (page: Page) =>
  scrollDown(page, screens, async (screen) => {
    const more = moreEvents(page)
    if (screen % screensPerPress === 0 && (await more.count())) await more.click()
  })

export async function measureTasks(browser: Browser, url: string): Promise<BrowserTasks> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } })
  page.setDefaultTimeout(patienceMilliseconds)
  await page.addInitScript(watchTasks)
  const opening = await longestDuring(page, () => page.goto(url, { waitUntil: 'networkidle' }))
  const showingMore = await longestDuring(page, async () => {
    const list = page.waitForResponse((response) => response.url().includes('?page=2'))
    await moreEvents(page).click()
    await (await list).finished()
  })
  const filtering = await longestDuring(page, () =>
    page.getByRole('link', { name: /^Past/ }).click(),
  )
  const scrolling = await longestDuring(page, () => scrollThroughMore(page))
  return { opening, 'showing more': showingMore, filtering, scrolling }
}
