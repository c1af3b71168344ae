import type { Page } from '@playwright/test'

/** Opens a page and waits until scripts have taken it over: from then on keys and presses do what they do with scripts. */
export async function openTakenOver(page: Page, path: string): Promise<void> {
  await page.addInitScript(() => {
    addEventListener('taken-over', () => Object.assign(window, { isTakenOver: true }))
  })
  await page.goto(path)
  await page.waitForFunction(() => 'isTakenOver' in window)
}
