import { expect, type Page, test } from '@playwright/test'
import { signIn } from 'testing/sign-in.ts'
import { pathOf } from 'web/app/framework/addresses/path-of.ts'
import { findCrowding } from '../find-crowding.ts'
import { inEachRunIf } from '../full-run.ts'
import { openHydrated } from '../hydrated.ts'
import { layOutAll } from '../lay-out-all.ts'

const year = new Date().getFullYear()
/** One page of each layout. */
const paths = [
  pathOf('home'),
  pathOf('about'),
  pathOf('course-group', { courseType: 'professional' }),
  pathOf('course', { courseId: 'b.a.' }),
  `${pathOf('events')}?year=${year}`,
  pathOf('events-month', { month: new Date().toISOString().slice(0, 7) }),
  pathOf('notices'),
  pathOf('subscriptions'),
  pathOf('team'),
  pathOf('member', { name: 'sudha-rastogi' }),
  pathOf('contact'),
  `${pathOf('search')}?q=library`,
  pathOf('disclosure'),
  pathOf('disclosure-print'),
  pathOf('privacy'),
  pathOf('login'),
  pathOf('signup'),
  pathOf('verify'),
  '/nowhere',
]
const widths = [320, 360, 390]
const textSizes = [100, 150, 200]

const crowdingAt = (page: Page, textSize: number) =>
  page
    .evaluate(async (size) => {
      const rendered = () => new Promise((done) => requestAnimationFrame(done))
      document.documentElement.style.fontSize = `${size}%`
      await rendered()
      for (const animation of document.getAnimations())
        if (animation instanceof CSSTransition) animation.finish()
      await rendered()
    }, textSize)
    .then(() => page.evaluate(findCrowding))

async function crowdingOf(page: Page): Promise<string[]> {
  const results: string[] = []
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 })
    for (const size of textSizes)
      for (const error of await crowdingAt(page, size))
        results.push(`${width} px, ${size} %: ${error}`)
  }
  return results
}

/** Same layouts as the others. */
const samples = [pathOf('home'), pathOf('course', { courseId: 'b.a.' }), pathOf('contact')]

for (const path of paths)
  test(
    `${path} fits on a phone with text of up to twice its size`,
    inEachRunIf(samples.includes(path)),
    async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await openHydrated(page, path)
      await layOutAll(page)
      expect(await crowdingOf(page)).toEqual([])
    },
  )

test('the dashboard of the panel fits on a phone with text of up to twice its size', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await signIn(page)
  await expect(page.getByRole('columnheader', { name: 'Attended' })).toBeAttached()
  expect(await crowdingOf(page)).toEqual([])
})

test('slides change their text while their pictures fade', async ({ page }) => {
  await openHydrated(page, pathOf('home'))
  await page.getByRole('button', { name: 'Next slide' }).click()
  const seen = await page
    .locator('.slides h2')
    .evaluateAll((titles) =>
      titles
        .filter((title) =>
          title.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
        )
        .map((title) => title.closest('[role=group]')?.getAttribute('aria-label')),
    )
  expect(seen).toEqual(['2 of 5'])
})
