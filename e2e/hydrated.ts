import type { Page, Response } from '@playwright/test'

/** Opens a page and waits until scripts have taken it over: from then on keys and presses do what they do with scripts. Gives the page's answer. */
export async function openTakenOver(page: Page, path: string): Promise<Response | null> {
  await page.addInitScript(() => {
    addEventListener('taken-over', () => Object.assign(window, { isTakenOver: true }))
  })
  const answer = await page.goto(path)
  await page.waitForFunction(() => 'isTakenOver' in window)
  return answer
}
