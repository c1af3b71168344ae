import { expect, type Page, test } from '@playwright/test'
import { expectAccessible } from '../accessibility.ts'
import { inEachRunIf } from '../full-run.ts'

/** Everything that can lie over a page, and how to open it. */
const parts: { name: string; path: string; width?: number; open: (page: Page) => Promise<void> }[] =
  [
    {
      name: 'the menu of courses',
      path: '/about',
      width: 1440,
      open: (page) => page.getByRole('banner').locator('summary:visible').first().click(),
    },
    {
      name: 'the menu of narrow screens',
      path: '/about',
      width: 360,
      open: async (page) => {
        await page.locator('summary', { hasText: 'Open menu' }).click()
        await page.locator('details[open] summary', { hasText: 'Courses' }).click()
      },
    },
    {
      name: 'the details of a professor',
      path: '/course/b.a.',
      open: (page) =>
        page
          .getByRole('link', { name: /^View Details/ })
          .first()
          .click(),
    },
    {
      name: 'the enlarged pictures',
      path: '/course/b.a.l.l.b.',
      open: (page) => page.getByRole('button', { name: /^Enlarge picture/ }).click(),
    },
    {
      name: 'a form with faults',
      path: '/contact',
      open: (page) => page.getByRole('button', { name: 'Send Message' }).click(),
    },
  ]

const samples = ['the menu of narrow screens', 'the enlarged pictures']

for (const scheme of ['light', 'dark'] as const) {
  for (const { name, path, width = 360, open } of parts) {
    test(
      `axe finds nothing in ${name}, ${scheme}`,
      inEachRunIf(scheme === 'light' && samples.includes(name)),
      async ({ page }) => {
        await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' })
        await page.setViewportSize({ width, height: 800 })
        await page.goto(path)
        await page.waitForLoadState('networkidle')
        await open(page)

        await expect(
          page.locator('details[open], dialog[open], [role=dialog], [aria-invalid=true]').first(),
        ).toBeVisible()
        await expectAccessible(page)
      },
    )
  }
}
