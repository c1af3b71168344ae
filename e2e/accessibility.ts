import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** Expects that axe finds nothing against WCAG 2.2 AA, and that nothing is wider than the screen. */
export async function expectAccessible(page: Page): Promise<void> {
  // The sketch of the first two seconds lies over what is to be judged. Its time is brought to an end; were it removed
  // before scripts have taken the page over, React would miss it and complain of other HTML than the server's (418).
  await page.evaluate(() => {
    const running = document.querySelector('[data-splash]')?.getAnimations() ?? []
    for (const animation of running) animation.finish()
  })
  const { violations } = await new AxeBuilder({ page }).withTags(rules).analyze()
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(overflow).toBeLessThanOrEqual(0)
}
