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

/** Violations found by axe: rules with the elements that break them. */
async function violationsIn(
  page: Page,
  requested: Params,
): Promise<[rule: string, elements: string[]][]> {
  // axe must be injected into frames separately.
  expect(page.frames()).toHaveLength(1)
  // Once per page load: parsing it takes as long as running it.
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

/** Waits until the layout is stable: axe compares positions that it measures one after another. */
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
 * Expects no axe violations of WCAG 2.2 AA, and nothing wider than the screen. For the second
 * colour scheme of a page, only colours need checking.
 */
export async function expectAccessible(
  page: Page,
  requested: Params = 'everything',
): Promise<void> {
  // The splash covers the page for two seconds.
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
