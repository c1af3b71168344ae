import { expect, type Page, test } from '@playwright/test'
import { pdfOf } from 'testing/a-pdf.ts'
import { signIn } from 'testing/sign-in.ts'
import { expectAccessible } from '../accessibility.ts'
import { complaints } from '../complaints.ts'

const phone = { viewport: { width: 360, height: 780 }, hasTouch: true, isMobile: true }
test.use(phone)

/** Publishes a notice with a PDF and nothing else, as the office does with a thumb; gives its address. */
async function publishResult(page: Page, title: string, file: string): Promise<string> {
  await page.getByRole('button', { name: 'Open menu' }).click()
  await page.getByRole('button', { name: 'Website', exact: true }).click()
  await page.getByRole('button', { name: 'New notice', exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Title').fill(title)
  await dialog.getByRole('button', { name: 'Create' }).click()
  await page.getByLabel('Category').selectOption({ label: 'Result' })
  await page.getByRole('button', { name: 'Add to documents' }).click()
  await page
    .getByLabel('Upload a document')
    .setInputFiles({ name: `${file}.pdf`, mimeType: 'application/pdf', buffer: pdfOf(title) })
  await expect(page.getByText(/^PDF, 1 page/)).toBeVisible()
  await expect(page.getByLabel('Label')).toHaveValue(file)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Publish now' }).click()
  await expect(page.getByRole('button', { name: 'All published' })).toBeVisible()
  return `/notices/${await page.getByLabel('Address').inputValue()}`
}

test('the office publishes a result from a phone; students find it, also by its Hindi name and without scripts, and next year’s takes nothing from it', async ({
  page,
  browser,
}) => {
  const heard = complaints(page)
  const title = 'B.A. VI semester: result (बी.ए. छठा सेमेस्टर परीक्षाफल)'
  await signIn(page)
  const address = await publishResult(page, title, 'BA VI semester 2026')

  const student = await (await browser.newContext({ ...phone, javaScriptEnabled: false })).newPage()
  for (const words of ['ba result', 'बीए परीक्षाफल']) {
    await student.goto('/')
    await student.goto('/search')
    await student.getByLabel('What are you looking for?').fill(words)
    await student.getByRole('button', { name: 'Search', exact: true }).click()
    // Its document is found, too, and names the notice below.
    await expect(student.getByRole('link', { name: title }).first()).toBeVisible()
  }
  await student.getByRole('link', { name: title }).first().click()
  await expect(student).toHaveURL(new RegExp(`${address}$`))
  const link = student.getByRole('link', { name: /^Download/ })
  const document = await student.request.get((await link.getAttribute('href')) ?? '')
  expect(document.headers()['content-disposition']).toContain('BA VI semester 2026.pdf')
  expect(await document.body()).toEqual(pdfOf(title))

  await page.reload()
  const nextYear = await publishResult(page, title, 'BA VI semester 2027')
  expect(nextYear).not.toBe(address)
  await student.goto(address)
  await expect(student.getByRole('heading', { name: 'BA VI semester 2026' })).toBeVisible()
  expect(heard).toEqual([])
})
