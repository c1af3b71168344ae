import { expect, type Page, test } from '@playwright/test'
import { createContactMessage } from 'contract/messaging/contact'
import { pdfOf } from 'testing/a-pdf.ts'
import { aContactForm } from 'testing/contact-form.ts'
import { onlyInFullRun } from '../full-run.ts'
import {
  countFromHere,
  countFromView,
  publishNow,
  result,
  search,
  textOf,
} from '../panel-presses.ts'

/** As copied from a spreadsheet. */
const pasteColumn = (page: Page, values: string[]) =>
  page.evaluate((text) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', text)
    const paste = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true })
    document.activeElement?.dispatchEvent(paste)
  }, values.join('\n'))

test.describe('presses that a clerk needs, without typing', onlyInFullRun, () => {
  test('a telephone number takes two, and one more to undo it', async ({ page }) => {
    const presses = await countFromHere(page)
    await search(page, 'telephone')
    await result(page, /^Phone numbers/).click()
    await expect(page.getByLabel('Number').first()).toBeFocused()
    await page.keyboard.press('ControlOrMeta+A')
    await page.keyboard.type('+91 120 000 2222')
    await publishNow(page)
    expect(await textOf(page, '/contact')).toContain('120 000 2222')
    expect(await presses()).toBe(2)
    await page.getByRole('button', { name: 'Undo publishing' }).click()
    await expect.poll(() => textOf(page, '/contact')).not.toContain('120 000 2222')
    expect(await presses()).toBe(1)
  })

  test('a wrong PDF is replaced in two', async ({ page }) => {
    const presses = await countFromHere(page)
    await search(page, 'prospectus')
    await result(page, /^Prospectus 2/).click()
    const choosing = page.waitForEvent('filechooser')
    await page.getByText('Replace document').click()
    const buffer = pdfOf('The right one')
    const mimeType = 'application/pdf'
    await (await choosing).setFiles({ name: 'Prospectus.pdf', mimeType, buffer })
    await expect(page.getByText(/replaced/i).first()).toBeVisible()
    expect(await presses()).toBe(2)
  })

  test('fees of eleven courses take three and a paste', async ({ page }) => {
    const presses = await countFromHere(page)
    await search(page, 'fees of all courses')
    await result(page, /^Fees/).first().click()
    await page.getByLabel('B.A., First year', { exact: true }).click()
    await pasteColumn(
      page,
      Array.from({ length: 11 }, (_, row) => `₹${40 + row},000`),
    )
    await page.getByRole('button', { name: 'Publish the fees of 11 courses' }).click()
    await expect(page.getByRole('button', { name: 'Undo publishing' })).toBeVisible()
    expect(await presses()).toBe(3)
    expect(await textOf(page, '/course/ballb')).toContain('₹50,000')
    await page.getByRole('button', { name: 'Undo publishing' }).click()
    await expect.poll(() => textOf(page, '/course/ballb')).not.toContain('₹50,000')
  })

  test('a message is answered in two, from the list of messages', async ({ page }) => {
    await page.request.post(createContactMessage.url, {
      data: aContactForm({ name: 'Meera Presses' }),
    })
    const presses = await countFromView(page, /^Messages/)
    await result(page, /Meera Presses/).click()
    await page.getByLabel('Reply to Meera Presses').focus()
    await page.keyboard.type('It is in the table of fees.')
    await page.getByRole('button', { name: 'Send reply' }).click()
    await expect(page.getByText('It is in the table of fees.').first()).toBeVisible()
    expect(await presses()).toBe(2)
  })
})
