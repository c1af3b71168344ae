import { expect, test } from '@playwright/test'
import { onlyInFullRun } from '../full-run.ts'
import { hoursAhead, publish } from '../make-events.ts'
import { readFrom } from '../read-from.ts'

test('a visitor finds an event, reads it and goes back', async ({ page, request }) => {
  const title = `Open Day ${Date.now()}`
  await publish(request, { title, venue: 'Main Lawn', time: '9 AM', date: hoursAhead(40) })

  await page.goto('/events')
  const card = page.getByRole('article').filter({ hasText: title })
  await expect(card).toContainText('Main Lawn')
  await card.getByRole('link', { name: /View Details/ }).click()

  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await expect(page.getByText('Latest Event').first()).toBeVisible()
  await expect(page.getByText('Open to All Students')).toBeVisible()
  await page.getByRole('link', { name: /Back to Events/ }).click()
  await expect(page).toHaveURL(/\/events$/)
})

test('filters show as many events as they state', onlyInFullRun, async ({ page, request }) => {
  await publish(request, { title: `Long ago ${Date.now()}`, date: hoursAhead(-24 * 90) })
  await page.goto('/events')

  const past = page.getByRole('link', { name: /^Past/ })
  await past.click()

  await expect(past).toHaveAttribute('aria-current', 'true')
  await expect(page).toHaveURL(/\/events\?status=past/)
  const visible = page.getByRole('region', { name: 'Past Events' }).getByRole('article')
  // Other journeys publish in the meantime, so chip and list are compared at one moment.
  const asCounted = () =>
    expect
      .poll(async () => {
        const [chip = ''] = await past.allTextContents()
        return (await visible.count()) - Math.min(Number(/\d+/.exec(chip)?.[0]), 24)
      })
      .toBe(0)
  await asCounted()
  await expect(visible.first()).toContainText('Past')

  await page.goBack()
  await expect(page.getByRole('region', { name: 'All Events' })).toBeVisible()
  await page.goForward()
  await page.reload()
  await asCounted()
})

test(
  'an unknown address and an unknown event have pages that say so, with status 404',
  onlyInFullRun,
  async ({ page }) => {
    const nowhere = await page.goto('/no/such/page')
    expect(nowhere?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()

    const unknown = await page.goto('/event/01900000-0000-7000-8000-000000000000')
    expect(unknown?.status()).toBe(404)
    await expect(page.getByRole('heading', { name: 'Event Not Found' })).toBeVisible()
    await page.getByRole('link', { name: /Back to Events/ }).click()
    await expect(page).toHaveURL(/\/events$/)
  },
)

test(
  'an event has a calendar file, and all events have a calendar to subscribe to',
  onlyInFullRun,
  async ({ page, request }) => {
    const event = await publish(request, { title: `Calendar, day; ${Date.now()}` })
    await page.goto(`/event/${event._id}`)
    const link = await page
      .getByRole('link', { name: /calendar/i })
      .first()
      .getAttribute('href')
    const one = await (await readFrom(request, link ?? '')).text()
    expect(one).toContain(`UID:${event._id}`)
    expect(one).toContain('SUMMARY:Calendar\\, day\\;')
    expect(await (await readFrom(request, '/events.ics')).text()).toContain(`UID:${event._id}`)
  },
)

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('events can be read and opened without waiting for a script', async ({ page, request }) => {
    const title = `Quiet reading ${Date.now()}`
    await publish(request, { title, date: hoursAhead(50) })
    await page.goto('/events')
    await expect(page.getByText('Loading amazing events...')).toHaveCount(0)
    const card = page.getByRole('article').filter({ hasText: title })
    await card.getByRole('link', { name: /View Details/ }).click()
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await expect(page.getByText('nobody will attend').first()).toBeVisible()
  })

  test('filters and orders have their own addresses', onlyInFullRun, async ({ page, request }) => {
    await publish(request, { title: `Quiet past ${Date.now()}`, date: hoursAhead(-24 * 90) })
    await page.goto('/events')
    await page.getByRole('link', { name: /^Past/ }).click()
    await expect(page.getByRole('heading', { level: 2, name: 'Past Events' })).toBeInViewport()
    await page.getByRole('link', { name: 'Soonest first' }).click()
    await expect(page).toHaveURL(/\/events\?status=past&order=soonest/)
    await expect(page.getByRole('article').first()).toContainText('Past')
  })
})

test('the splash screen covers only the first page of a browser session', async ({ page }) => {
  const splash = page.locator('[data-splash]')
  await page.goto('/')
  await expect(splash).toHaveCSS('display', 'block')
  await page.goto('/about')
  await expect(splash).toHaveCSS('display', 'none')
  await page.reload()
  await expect(splash).toHaveCSS('display', 'none')
})
