import { type Browser, expect, type Page, test } from '@playwright/test'
import { makePdf } from 'testing/make-pdf.ts'
import { signIn } from 'testing/sign-in.ts'
import { expectAccessible } from '../accessibility.ts'
import { complaints } from '../complaints.ts'
import { onlyInFullRun } from '../full-run.ts'
import { readFrom } from '../read-from.ts'
import { readMail } from '../read-mail.ts'
import { resumeDownload, slowDown } from '../resume-download.ts'

const phone = { viewport: { width: 360, height: 780 }, hasTouch: true, isMobile: true }
test.use(phone)

/** Incompressible, so that it takes some seconds on a slow line. */
const sheetOf = (title: string) =>
  makePdf({
    texts: Array.from({ length: 60 }, (_, index) =>
      Array.from({ length: 120 }, () => `${index} ${crypto.randomUUID()}`).join(' '),
    ),
    info: `/Title (${title})`,
  })

/** Publishes a result with only a PDF on a phone, in four taps. Returns its URL. */
async function publishResult(page: Page, title: string, file: string, buffer: Buffer) {
  let presses = 0
  const press = (name: string | RegExp) => {
    presses += 1
    return page.getByRole('button', { name }).click()
  }
  await press(/^New Notice/)
  await page.getByRole('dialog').getByLabel('Title').fill(title)
  await press(/^Create$/)
  await expect(page.getByLabel('Category').locator('option:checked')).toHaveText('Result')
  presses += 1
  await page
    .getByLabel(/^Upload documents/)
    .setInputFiles({ name: `${file}.pdf`, mimeType: 'application/pdf', buffer })
  await expect(page.getByText(/^PDF, /)).toBeVisible()
  await expect(page.getByLabel('Label')).toHaveValue(file)
  await expectAccessible(page)
  await press(/^Publish and email \d+ (person|people)$/)
  await expect(page.getByRole('button', { name: 'Published' })).toBeVisible()
  expect(presses).toBe(4)
  return `/notices/${await page.getByLabel('Address').inputValue()}`
}

/** Subscribes to results by email without scripts, and confirms by the emailed link. */
async function aSubscriber(browser: Browser) {
  const email = `parent-${crypto.randomUUID()}@home.example`
  const page = await (await browser.newContext({ ...phone, javaScriptEnabled: false })).newPage()
  await page.goto('/subscriptions')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Result').check()
  await page.getByRole('button', { name: 'Send confirmation link' }).click()
  await expect(page.getByText(/Follow the link we sent to confirm/)).toBeVisible()
  const link = await readMail(page.request, email, /\/subscriptions\/[\w-]{20,}/)
  await page.goto(link)
  await page.getByRole('button', { name: 'Yes, subscribe me' }).click()
  await expect(page.getByText(/Your email is confirmed/)).toBeVisible()
  return { page, email }
}

test('the office publishes a result from a phone; students find it, also by its Hindi name and without scripts, on a slow line; a subscriber gets the email; next year’s result changes nothing', async ({
  page,
  browser,
}) => {
  const heard = complaints(page)
  const subscriber = await aSubscriber(browser)
  const title = 'B.A. VI semester: result'
  const sheet = sheetOf('B.A. VI semester 2026')
  await signIn(page)
  const address = await publishResult(page, title, 'BA VI semester 2026', sheet)

  const mailed = await readMail(
    page.request,
    subscriber.email,
    /\/notices\/[a-z\d-]*vi-semester\S*/,
  )
  await subscriber.page.goto(mailed)
  await expect(subscriber.page.getByRole('heading', { level: 1, name: title })).toBeVisible()

  const student = await (await browser.newContext({ ...phone, javaScriptEnabled: false })).newPage()
  for (const words of ['ba result', 'बीए छठा सेमेस्टर परीक्षाफल']) {
    await student.goto('/search')
    await student.getByLabel('What are you looking for?').fill(words)
    await student.getByRole('button', { name: 'Search', exact: true }).click()
    // The document is found, too, and names the notice.
    await expect(student.getByRole('link', { name: title }).first()).toBeVisible()
  }
  await student.getByRole('link', { name: title }).first().click()
  await expect(student).toHaveURL(new RegExp(`${address}$`))
  const link = student.getByRole('link', { name: /^Download/ })
  const file = (await link.getAttribute('href')) ?? ''
  const full = await readFrom(student.request, file)
  expect(full.headers()['content-disposition']).toContain('BA VI semester 2026.pdf')
  expect(await full.body()).toEqual(sheet)

  const far = await (await browser.newContext(phone)).newPage()
  await far.goto(address)
  await slowDown(far)
  const { bytes, before, status } = await resumeDownload(far, file, sheet.length / 3)
  expect(status).toBe(206)
  expect(before).toBeLessThan(sheet.length)
  expect(Buffer.from(bytes)).toEqual(sheet)

  await page.getByRole('button', { name: 'Open menu' }).click()
  await page.getByRole('button', { name: 'Dashboard' }).click()
  const next = sheetOf('B.A. VI semester 2027')
  const nextYear = await publishResult(page, title, 'BA VI semester 2027', next)
  expect(nextYear).not.toBe(address)
  await student.goto(address)
  await expect(student.getByRole('heading', { name: 'BA VI semester 2026' })).toBeVisible()
  expect(heard).toEqual([])
})

test(
  'the office finds an old notice in the panel by its title and address',
  onlyInFullRun,
  async ({ page }) => {
    await signIn(page)
    await page.getByRole('button', { name: 'Open menu' }).click()
    await page.getByRole('button', { name: 'Notices', exact: true }).click()
    const rows = page.getByRole('list', { name: 'Notices' }).getByRole('listitem')
    await expect(rows.first()).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('searchbox', { name: 'Search notices' }).fill('semester zzz')
    await expect(page.getByText('No notices found')).toBeVisible()
    await page.getByRole('button', { name: 'Clear search and filters' }).click()
    await page.getByRole('button', { name: 'Filters' }).click()
    await page.getByLabel('Status').selectOption({ label: 'With a draft' })
    await expect(page.getByText(/^Showing \d+ of/)).toBeVisible()
  },
)
