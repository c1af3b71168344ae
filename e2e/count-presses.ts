import type { Page } from '@playwright/test'

/** Counts clicks and taps in the browser. Returns a function with the number since it was last called. */
export async function countPresses(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    addEventListener(
      'click',
      (event) => {
        const { dataset } = document.documentElement
        // A click on a label also clicks its field, and a key press on a button is reported as a click.
        if (event.isTrusted && event.detail > 0)
          dataset.presses = `${Number(dataset.presses ?? 0) + 1}`
      },
      true,
    )
  })
  return () =>
    page.evaluate(() => {
      const { dataset } = document.documentElement
      const presses = Number(dataset.presses ?? 0)
      dataset.presses = '0'
      return presses
    })
}
