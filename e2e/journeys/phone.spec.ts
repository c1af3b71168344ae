import { expect, type Locator, test } from '@playwright/test'
import { onlyInFullRun } from '../full-run.ts'

test.use({ viewport: { width: 360, height: 740 } })

/** Measured at the same moment, because fonts that load late move things. */
async function boxesOf<const Found extends Locator[]>(...result: Found) {
  const elements = await Promise.all(result.map((one) => one.elementHandle()))
  const page = result[0]?.page()
  return (await page?.evaluate(
    (all) => all.map((one) => (one as Element | null)?.getBoundingClientRect().toJSON()),
    elements,
  )) as { [Index in keyof Found]: DOMRect }
}

test(
  'the footer of a phone has two columns and fits about one screen',
  onlyInFullRun,
  async ({ page }) => {
    await page.goto('/about')
    const footer = page.getByRole('contentinfo')
    const [study, explore, full] = await boxesOf(
      footer.getByRole('navigation', { name: 'Study' }),
      footer.getByRole('navigation', { name: 'Explore' }),
      footer,
    )

    expect(study.y).toBe(explore.y)
    expect(full.height).toBeLessThanOrEqual(760)
  },
)

test('a slide on a phone shows its picture above its text', onlyInFullRun, async ({ page }) => {
  await page.goto('/')
  const slide = page.getByRole('group', { name: '1 of 5' })
  const [picture, title, box] = await boxesOf(
    slide.locator('picture img'),
    slide.getByRole('heading'),
    slide,
  )

  expect(picture.y).toBe(box.y)
  expect(picture.height).toBeLessThanOrEqual(box.height / 2 + 1)
  // At least a third of the slide is only picture.
  expect(title.y - box.y).toBeGreaterThan(box.height / 3)
})

test('tables of courses fit a phone', onlyInFullRun, async ({ page }) => {
  for (const path of ['/pages/fees', '/pages/admission', '/pages/cut-off', '/hi/pages/admission']) {
    await page.goto(path)
    const table = page.getByRole('group').filter({ has: page.locator('caption') })
    const [hidden] = await table.evaluateAll((all) =>
      all.map((one) => one.scrollWidth - one.clientWidth),
    )
    expect(hidden, path).toBe(0)
  }
})
