import type { Page, Response } from '@playwright/test'

/**
 * Opens a page whose presses do what they do with scripts. Islands hold a press until they answer, so that nothing has to
 * be awaited on the site; the panel is hydrated as a whole.
 */
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
