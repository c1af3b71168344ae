import { expect, type Page, test } from '@playwright/test'
import { onlyInFullRun } from '../full-run.ts'

const slidesOf = (page: Page) => page.getByRole('group', { name: /^\d of 5$/ })
const shownSlide = (page: Page) => slidesOf(page).and(page.locator(':not([inert])'))

/** Which slides' pictures have loaded. */
const loaded = (page: Page) =>
  page
    .locator('.slides > *')
    .evaluateAll((slides) =>
      slides.map((slide) => [...slide.querySelectorAll('img')].some((image) => image.naturalWidth)),
    )

test('slides advance by themselves and respond to the first click, without React', async ({
  page,
}) => {
  await page.goto('/', { waitUntil: 'commit' })
  await page.getByRole('button', { name: 'Next slide' }).click()
  await expect(shownSlide(page)).toHaveAccessibleName('2 of 5')
  await page.mouse.move(0, 0)
  await expect(shownSlide(page)).toHaveAccessibleName('3 of 5')
  await page.getByRole('button', { name: 'Pause slides' }).click()
  await expect(page.getByRole('button', { name: 'Play slides' })).toBeVisible()
  await expect(page.locator('x-island[hydrated]')).toHaveCount(0)
})

test(
  'a slide’s picture is loaded when it is shown or comes next',
  onlyInFullRun,
  async ({ page }) => {
    await page.goto('/')
    await page.getByRole('button', { name: 'Pause slides' }).click()
    await expect.poll(() => loaded(page)).toEqual([true, true, false, false, false])
    await page.getByRole('button', { name: 'Show slide 4' }).click()
    await expect.poll(() => loaded(page)).toEqual([true, true, false, true, true])
  },
)

test('the news ticker moves until it is paused', onlyInFullRun, async ({ page }) => {
  await page.goto('/')
  const news = page.getByRole('region', { name: 'Latest news' }).getByRole('list')
  const place = async () => (await news.boundingBox())?.x
  const first = await place()
  await expect.poll(place).not.toBe(first)
  await page.getByRole('button', { name: 'Pause news' }).click()
  const last = await place()
  await page.mouse.move(0, 0)
  await page.waitForTimeout(500)
  expect(await place()).toBe(last)
})

test('the emblem stands in for a picture that fails to load', onlyInFullRun, async ({ page }) => {
  await page.route('**/uploads/**', (route) => route.abort())
  await page.goto('/events')
  const picture = page.getByRole('article').first().getByRole('presentation').first()
  await expect(picture).toHaveAttribute('src', /logo/)
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0)
})

test('whole pages are laid out soon after they are opened', async ({ page }) => {
  const isLaidOut = () =>
    page
      .locator('h2, article:not(details *) :is(h3, h4), footer a')
      .evaluateAll((all) =>
        all.every((one) => one.checkVisibility({ contentVisibilityAuto: true })),
      )
  for (const path of ['/', '/events']) {
    await page.goto(path)
    await expect.poll(isLaidOut).toBe(true)
  }
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test(
    'the slides are a row, and controls that need scripts are hidden',
    onlyInFullRun,
    async ({ page }) => {
      await page.goto('/')
      await expect(slidesOf(page)).toHaveCount(5)
      await expect(page.getByRole('button', { name: /slide|news|events/ })).toHaveCount(0)
    },
  )
})
