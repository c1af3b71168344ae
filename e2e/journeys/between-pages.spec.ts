import { expect, type Page, test } from '@playwright/test'
import { onlyInFullRun } from '../full-run.ts'
import { openTakenOver } from '../hydrated.ts'

const title = (page: Page) => page.getByRole('heading', { level: 1 })
const contactLink = (page: Page) =>
  page.getByRole('banner').getByRole('link', { name: 'Contact', exact: true })
const scrolledTo = (page: Page) => page.evaluate(() => Math.round(window.scrollY))

/** Counts the documents that come from now on. */
function watchDocuments(page: Page): () => number {
  let count = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest()) count++
  })
  return () => count
}

test('pages follow each other without a new document, and Back restores the position', async ({
  page,
}) => {
  await openTakenOver(page, '/about')
  const documents = watchDocuments(page)
  await page.mouse.wheel(0, 900)
  await expect.poll(() => scrolledTo(page)).toBe(900)

  // A press of Playwright's own scrolls first.
  await contactLink(page).dispatchEvent('click')
  await expect(title(page)).toHaveText('Contact Us')
  await expect(page).toHaveURL('/contact')
  await expect.poll(() => scrolledTo(page)).toBe(0)

  await page.goBack()
  await expect(title(page)).not.toHaveText('Contact Us')
  await expect.poll(() => scrolledTo(page)).toBe(900)
  expect(documents()).toBe(0)

  await page.reload()
  await expect.poll(() => scrolledTo(page)).toBe(900)
})

test(
  'a page whose code a newer release has replaced is loaded as a document',
  onlyInFullRun,
  async ({ page }) => {
    await openTakenOver(page, '/about')
    await page.route('**/assets/contact-*.js', (route) => route.abort(), { times: 1 })

    await contactLink(page).click()

    await expect(title(page)).toHaveText('Contact Us')
    await expect(page).toHaveURL('/contact')
    await page.getByRole('button', { name: 'Send Message' }).click()
    await expect(page.getByLabel('Name')).toHaveAttribute('aria-invalid', 'true')
  },
)

test(
  'the panel links to the site, which has its own documents',
  onlyInFullRun,
  async ({ page }) => {
    await openTakenOver(page, '/adminlogin')
    const documents = watchDocuments(page)
    await page.locator('main a[href="/events"]').click()

    await expect(page).toHaveURL('/events')
    await expect(page.getByRole('contentinfo')).toBeVisible()
    expect(documents()).toBe(1)
  },
)

test(
  'an address with several slashes is hydrated as the page that was sent',
  onlyInFullRun,
  async ({ page }) => {
    await openTakenOver(page, '/course//ba')

    await expect(title(page)).toContainText('B.A.')
  },
)
