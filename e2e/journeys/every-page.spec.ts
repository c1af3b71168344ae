import { expect, type Page, test } from '@playwright/test'
import { expectAccessible } from '../accessibility.ts'
import { complaints } from '../complaints.ts'
import { publish } from '../make-events.ts'

const found = [
  '/',
  '/about',
  '/contact',
  '/courses/professional',
  '/courses/law',
  '/courses/other',
  '/course/b.a.',
  '/course/b.a.l.l.b.',
  '/our-team',
  '/privacy',
  '/terms',
  '/events',
  '/event/:id',
  '/login',
  '/signup',
  '/verify-email',
  '/forgot-password',
  '/reset-password/a-token',
  '/account',
  '/adminlogin',
  '/adminlogin/forgot',
  '/adminlogin/reset',
]
const missing = ['/nowhere', '/course/unknown', '/courses/unknown']

const schemes = ['light', 'dark'] as const
const widths = [360, 1440]

/** Until what a change of the screen brings is drawn. */
const settle = (page: Page) =>
  page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  )

for (const colorScheme of schemes) {
  for (const path of [...found, ...missing]) {
    test(`S61: ${path} has no complaint of the browser, nor of axe on phone and desktop, ${colorScheme}`, async ({
      page,
      request,
    }) => {
      const isFound = !missing.includes(path)
      const { _id } = path.includes(':id')
        ? await publish(request, { title: `Seen by axe ${colorScheme} ${Date.now()}` })
        : { _id: '' }
      const heard = complaints(page)
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await page.setViewportSize({ width: 360, height: 800 })
      const answer = await page.goto(path.replace(':id', _id))
      await page.waitForLoadState('networkidle')

      expect(answer?.status()).toBe(isFound ? 200 : 404)
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 })
        await settle(page)
        await expectAccessible(page)
      }
      // A page with status 404 is itself such a failed load.
      expect(heard.filter((text) => isFound || !text.includes('404'))).toEqual([])
    })
  }
}

test('S61: the documentation of the API has no complaint of the browser', async ({ page }) => {
  const heard = complaints(page)
  await page.goto('/api/docs')
  await page.waitForLoadState('networkidle')

  expect(heard).toEqual([])
})
