import type { Page } from '@playwright/test'

/** A step ends when nothing has happened for this long. */
const restMilliseconds = 1_000
const scrollPixels = 600
const scrollPauseMilliseconds = 30

declare global {
  var longTasks: number[]
}

/** For `addInitScript`: runs in the page before anything else. */
export function watchTasks(): void {
  globalThis.longTasks = []
  const watch = new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) globalThis.longTasks.push(duration)
  })
  watch.observe({ type: 'longtask', buffered: true })
}

/** Milliseconds of the longest task in a step; 0 below 50 ms, which browsers don't report. */
export async function longestDuring(page: Page, step: () => Promise<unknown>): Promise<number> {
  await page.evaluate(() => globalThis.longTasks?.splice(0))
  await step()
  await page.waitForTimeout(restMilliseconds)
  return Math.round(await page.evaluate(() => Math.max(0, ...globalThis.longTasks)))
}

/** Scrolls down by some screens; `each` runs after every one. */
export async function scrollDown(
  page: Page,
  screens: number,
  each: (screen: number) => Promise<unknown> = async () => undefined,
): Promise<void> {
  for (let screen = 0; screen < screens; screen++) {
    await page.mouse.wheel(0, scrollPixels)
    await page.waitForTimeout(scrollPauseMilliseconds)
    await each(screen)
  }
}
