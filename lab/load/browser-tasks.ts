/** How long a real browser is busy at a time on the page of events: while it opens, shows more, filters and scrolls. */
import type { Browser, Page } from '@playwright/test'
import { longestDuring, scrollDown, watchTasks } from './long-tasks.ts'

/** Milliseconds of the longest task in each step; 0 when none took 50 ms, from which browsers report them. */
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

/** Opens the page of events and works with it. */
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
