import { expect, type Page } from '@playwright/test'
import axe from 'axe-core'
import { layOutAll } from './lay-out-all.ts'

declare global {
  interface Window {
    axe: typeof axe
  }
}

const rulesOf = {
  everything: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
  colours: ['color-contrast', 'link-in-text-block'],
}
type Params = keyof typeof rulesOf

/** What axe complains of in a page, as rules with the elements that break them. */
async function violationsIn(
  page: Page,
  requested: Params,
): Promise<[rule: string, elements: string[]][]> {
  // A frame would have to be given axe of its own, or what is in it is not judged.
  expect(page.frames()).toHaveLength(1)
  // Once for each page that is loaded: reading it takes as long as a run.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  const { violations } = await page.evaluate(
    (values) => window.axe.run({ runOnly: values, resultTypes: ['violations'] }),
    rulesOf[requested],
  )
  return violations.map(({ id, nodes }) => [
    id,
    nodes.map(({ html, any }) => `${html}: ${any.map(({ message }) => message).join(', ')}`),
  ])
}

const stillMilliseconds = 300

/** Waits until nothing has changed for a while: axe compares places that it measures one after the other. */
const untilStill = (page: Page): Promise<void> =>
  page.evaluate(
    (milliseconds) =>
      new Promise((resolve) => {
        const end = () => {
          changes.disconnect()
          sizes.disconnect()
          resolve()
        }
        let timer = setTimeout(end, milliseconds)
        const again = () => {
          clearTimeout(timer)
          timer = setTimeout(end, milliseconds)
        }
        const changes = new MutationObserver(again)
        const sizes = new ResizeObserver(again)
        changes.observe(document.body, { subtree: true, childList: true, attributes: true })
        sizes.observe(document.body)
      }),
    stillMilliseconds,
  )

/**
 * Expects that axe finds nothing against WCAG 2.2 AA, and that nothing is wider than the screen. Of a page that was judged in one
 * scheme of colours only these need be judged in the other.
 */
export async function expectAccessible(
  page: Page,
  requested: Params = 'everything',
): Promise<void> {
  // The sketch of the first two seconds lies over what is to be judged.
  await page.evaluate(() => {
    const running = document.querySelector('[data-splash]')?.getAnimations() ?? []
    for (const animation of running) animation.finish()
  })
  await layOutAll(page)
  await untilStill(page)
  expect(await violationsIn(page, requested)).toEqual([])
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(overflow).toBeLessThanOrEqual(0)
}
