import type { Page, Response } from '@playwright/test'

/** Opens a page and waits until it is hydrated. Only the panel needs this: islands hold clicks until they answer. */
export async function openHydrated(page: Page, path: string): Promise<Response | null> {
  await page.addInitScript(() => {
    addEventListener('taken-over', () => Object.assign(window, { isHydrated: true }))
  })
  const answer = await page.goto(path)
  await page.waitForFunction(
    () => 'isHydrated' in window || document.querySelector('x-island') !== null,
  )
  return answer
}
