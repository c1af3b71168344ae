import { expect, test } from '@playwright/test'
import { aPdf } from 'testing/a-pdf.ts'
import { openView, signIn } from 'testing/sign-in.ts'
import { pathOf } from 'web/app/framework/addresses/path-of.ts'
import { expectAccessible } from '../accessibility.ts'
import { complaints } from '../complaints.ts'
import { readFrom } from '../read-from.ts'

test('a missing item of the register is found in the reports, published with its document, and read and printed without scripts', async ({
  page,
  browser,
}) => {
  const heard = complaints(page)
  await signIn(page)
  await openView(page, 'Reports')
  const missing = page.getByRole('region', { name: 'Public disclosure: missing' })
  const counts = await missing.getByText(/^\d+ published, 0 not applicable/).innerText()
  const published = Number.parseInt(counts, 10)
  await expectAccessible(page)

  const more = missing.getByRole('button', { name: /^Show/ })
  const plan = missing.getByRole('button', { name: /^Institutional development plan/ })
  while (!(await plan.isVisible())) await more.press('Enter')
  await plan.press('Enter')
  await page.getByRole('button', { name: 'Add to “Documents”' }).press('Enter')
  await page.getByRole('textbox', { name: 'Label', exact: true }).fill('Development plan 2026–31')
  await page.getByLabel('Upload document', { exact: true }).setInputFiles({
    name: 'plan.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from(await aPdf().bytes()),
  })
  await expect(page.getByText('plan', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Publish now' }).click()
  await expect(page.getByRole('button', { name: 'Published' })).toBeVisible()
  await openView(page, 'Reports')
  await expect(missing.getByText(new RegExp(`^${published + 1} published`))).toBeVisible()

  const paper = await browser.newPage({ javaScriptEnabled: false, colorScheme: 'dark' })
  await paper.goto(pathOf('disclosure'))
  await expect(paper.getByText(`${published + 1} items published.`)).toBeVisible()
  const view = paper.getByRole('link', { name: 'View Development plan 2026–31' })
  expect((await readFrom(paper.request, (await view.getAttribute('href')) ?? '')).status()).toBe(
    200,
  )
  await paper.getByRole('link', { name: 'Print or save as PDF' }).click()
  await expect(paper.getByRole('button', { name: 'Print or save as PDF' })).toBeHidden()
  await expect(paper.getByText(/Development plan 2026–31 \(PDF, .*\): http/)).toBeVisible()
  await paper.emulateMedia({ media: 'print' })
  await expect(paper.getByRole('contentinfo')).toBeHidden()
  // The screen's colour scheme must not affect paper.
  await expect(paper.locator('body')).toHaveCSS('background-color', 'rgb(253, 250, 244)')
  expect(heard).toEqual([])
})
