import { expect, type Page, test } from '@playwright/test'
import sharp from 'sharp'
import { administrator } from 'testing/administrator.ts'
import { openView, signIn } from 'testing/sign-in.ts'
import { onlyInFullRun } from '../full-run.ts'
import { publish } from '../make-events.ts'

/** Noise doesn't compress, so this is larger than the server's 5 MB limit. */
async function aPhonePhoto(): Promise<Buffer> {
  const [width, height] = [4000, 3000]
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const
  return sharp({ create: { width, height, channels: 3, background: '#888', noise } })
    .jpeg({ quality: 80 })
    .withMetadata({ orientation: 6 })
    .toBuffer()
}

/** A press while the list becomes shorter may miss the card, which moves. */
async function findEvent(page: Page, title: string) {
  await page.getByLabel('Search events').fill(title)
  await expect(page.getByText(/^Showing 1 of \d+ events$/)).toBeVisible()
}

test('a clerk publishes an event with a phone photo, and another visitor sees it, its change and its end', async ({
  page,
  browser,
}) => {
  const title = `Science Exhibition ${Date.now()}`
  const photo = await aPhonePhoto()
  expect(photo.length).toBeGreaterThan(5 * 1024 * 1024)
  await signIn(page)

  await openView(page, 'Add Event')
  await page.getByLabel('Event Title').fill(`  ${title} `)
  await page.getByLabel('Description').fill('Models and experiments by students of all years.')
  await page.getByLabel('Event Date').fill('2031-03-04T11:30')
  await page.getByLabel(/Venue/).fill('Laboratory Block')
  await page
    .getByLabel(/Image/)
    .setInputFiles({ name: 'IMG_2041.jpg', mimeType: 'image/jpeg', buffer: photo })
  await page.getByRole('button', { name: 'Create Event' }).click()
  await expect(page.getByText('Event created successfully! 🎉').first()).toBeVisible({
    timeout: 120_000,
  })
  await expect(page.getByText(/Showing \d+ of \d+ events/)).toBeVisible()

  const visitor = await (await browser.newContext()).newPage()
  await visitor.goto('/events')
  const card = visitor.getByRole('article').filter({ hasText: title })
  await expect(card).toContainText('Laboratory Block')
  await expect(card).toContainText('Mar')

  await findEvent(page, title)
  await page.getByRole('button', { name: `Edit ${title}`, exact: true }).click()
  await page.getByLabel('Event Title').fill(`${title} (moved)`)
  await page.getByRole('button', { name: 'Update Event' }).click()
  await expect(page.getByText('Event updated successfully!').first()).toBeVisible()
  await visitor.reload()
  await expect(visitor.getByRole('article').filter({ hasText: `${title} (moved)` })).toBeVisible()

  await findEvent(page, title)
  await page.getByRole('button', { name: `Delete ${title} (moved)`, exact: true }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText(
    `Are you sure you want to delete "${title} (moved)"? This action cannot be undone.`,
  )
  await dialog.getByRole('button', { name: 'Delete', exact: true }).click()
  await expect(page.getByText('Event deleted successfully! 🗑️').first()).toBeVisible()
  await visitor.reload()
  await expect(visitor.getByRole('article').filter({ hasText: title })).toHaveCount(0)
})

test(
  'a wrong password says so, and a reload returns to the same view until the logout',
  onlyInFullRun,
  async ({ page }) => {
    await page.goto('/admin')
    await expect(page).toHaveURL(/\/adminlogin$/)
    await page.getByLabel('Email').fill(administrator.email)
    await page.getByLabel('Password', { exact: true }).fill('not-the-password')
    await page.getByRole('button', { name: 'Login', exact: true }).click()
    await expect(page.getByRole('alert')).toContainText('Invalid email or password')

    await signIn(page)
    await openView(page, 'Settings')
    await page.reload()
    await expect(page.getByRole('heading', { name: 'Settings', level: 1 })).toBeVisible()
    // The last entry of the sidebar, which is longer than the window.
    await expect(page.getByRole('button', { name: 'Settings', exact: true })).toBeInViewport()
    // A new tab starts with the first view.
    await page.goto('/adminlogin')
    await expect(page.getByRole('heading', { name: 'Dashboard', level: 1 })).toBeVisible()

    await page.getByRole('button', { name: 'Logout' }).click()
    await page.getByRole('button', { name: 'Yes, logout!' }).click()
    // The address changes before the page is requested, which would abort the next navigation.
    await expect(page.getByRole('heading', { name: 'Student Login' })).toBeVisible()
    await expect(page).toHaveURL(/\/login$/)
    await page.goto('/admin')
    await expect(page).toHaveURL(/\/adminlogin$/)
  },
)

test('S63: hostile texts are shown as text and run nothing', async ({ page, request }) => {
  const hostile = `<img src=x onerror=alert(1)> "><svg onload=alert(2)> ${Date.now()}`
  const requested: string[] = []
  page.on('dialog', (dialog) => {
    requested.push(dialog.message())
    void dialog.dismiss()
  })
  const event = await publish(request, {
    title: hostile,
    description: '</script><script>alert(3)</script> javascript:alert(4) and more text',
    venue: '{{7*7}} ${7*7}',
  })
  for (const url of ['/events', `/event/${event._id}`]) {
    await page.goto(url)
    await expect(page.getByText(hostile).first()).toBeVisible()
  }
  await expect(page.getByText('</script><script>alert(3)</script>').first()).toBeVisible()
  await signIn(page)
  await openView(page, 'View Events')
  await expect(page.getByText(hostile).first()).toBeVisible()
  expect(requested).toEqual([])
})

test('a file that isn’t a picture is rejected with a message', onlyInFullRun, async ({ page }) => {
  await signIn(page)
  await openView(page, 'Add Event')
  await page.getByLabel('Event Title').fill('Never published')
  await page.getByLabel('Description').fill('This one has a text file for a picture.')
  await page.getByLabel('Event Date').fill('2031-03-04T11:30')
  await page.getByLabel(/Image/).setInputFiles({
    name: 'x.png',
    mimeType: 'image/png',
    buffer: Buffer.from('<svg onload="alert(1)"/>'),
  })
  await page.getByRole('button', { name: 'Create Event' }).click()
  await expect(
    page.getByText('Only PNG, JPG, GIF or WebP images are allowed').first(),
  ).toBeVisible()
})

for (const width of [360, 768, 1024, 1440])
  test(
    `the message of a login leaves the search in sight at ${width} px`,
    onlyInFullRun,
    async ({ page }) => {
      await page.setViewportSize({ width, height: 800 })
      await signIn(page)
      const toast = page.locator('.Toastify__toast').filter({ hasText: 'Login successful' })
      // The hovered message stays. It may be gone before a busy machine has seen it stand still.
      await toast.hover({ force: true })
      const field = page.getByRole('searchbox', { name: 'Search the panel' })
      await expect(async () => {
        const [message, search] = [await toast.boundingBox(), await field.boundingBox()]
        expect(message?.y).toBeGreaterThan((search?.y ?? 0) + (search?.height ?? 0))
      }).toPass()
      await field.click()
      await expect(field).toBeFocused()
    },
  )
