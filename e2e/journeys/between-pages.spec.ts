import { expect, type Page, test } from '@playwright/test'
import { type EventsOverview, eventsPerPage, getEventsOverview } from 'contract/events/events'
import { onlyInFullRun } from '../full-run.ts'
import { openHydrated } from '../hydrated.ts'
import { publish } from '../make-events.ts'
import { readFrom } from '../read-from.ts'

const title = (page: Page) => page.getByRole('heading', { level: 1 })
const contactLink = (page: Page) =>
  page.getByRole('banner').getByRole('link', { name: 'Contact', exact: true })
const scrolledTo = (page: Page) => page.evaluate(() => Math.round(window.scrollY))

test('pages follow each other, and Back returns to the same position', async ({ page }) => {
  await page.goto('/about')
  await page.mouse.wheel(0, 900)
  await expect.poll(() => scrolledTo(page)).toBe(900)

  // Playwright's own click would scroll first.
  await contactLink(page).dispatchEvent('click')
  await expect(title(page)).toHaveText('Contact Us')
  await expect(page).toHaveURL('/contact')
  await expect.poll(() => scrolledTo(page)).toBe(0)

  await page.goBack()
  await expect(title(page)).not.toHaveText('Contact Us')
  await expect.poll(() => scrolledTo(page)).toBe(900)

  await page.reload()
  await expect.poll(() => scrolledTo(page)).toBe(900)
})

test('Back returns to a list as long as it was, at the same card', async ({ page, request }) => {
  const { counts }: EventsOverview = await (await readFrom(request, getEventsOverview.url)).json()
  for (let total = counts.all; total < eventsPerPage + 2; total++)
    await publish(request, { title: `A day on the list ${total}` })
  await page.goto('/events')
  const cards = page.locator('#event-list li')
  const atFirst = await cards.count()
  await page.getByRole('link', { name: 'Show more events' }).click()
  await expect.poll(() => cards.count()).toBeGreaterThan(atFirst)
  const length = await cards.count()
  const path =
    (await cards
      .nth(length - 2)
      .getByRole('link')
      .getAttribute('href')) ?? ''
  const event = page.locator(`#event-list a[href="${path}"]`)
  await event.scrollIntoViewIfNeeded()
  await event.click()
  await expect(page).toHaveURL(/[/]event[/]/)

  await page.goBack()
  // Other journeys publish in the meantime.
  await expect.poll(() => cards.count()).toBeGreaterThanOrEqual(length)
  await expect(event).toBeInViewport()
})

test(
  'a link to a part of a page scrolls there and moves the focus',
  onlyInFullRun,
  async ({ page }) => {
    await page.goto('/course/ba')
    await page.getByRole('link', { name: 'Apply Now' }).first().click()
    await expect(page.getByRole('heading', { name: 'Leave Us A Message' })).toBeInViewport()
    await page.keyboard.press('Tab')
    await expect(
      page.getByRole('main').getByRole('link', { name: 'Bachelor of Arts' }),
    ).toBeFocused()
  },
)

test(
  'the panel links to the site, which loads its own documents',
  onlyInFullRun,
  async ({ page }) => {
    await openHydrated(page, '/adminlogin')
    await page.locator('main a[href="/events"]').click()

    await expect(page).toHaveURL('/events')
    await expect(page.getByRole('contentinfo')).toBeVisible()
  },
)
