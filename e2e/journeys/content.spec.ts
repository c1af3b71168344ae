import { expect, type Page, test } from '@playwright/test'
import { getFacts } from 'contract/content/facts'
import { college } from 'testing/a-college.ts'
import { openView, signIn } from 'testing/sign-in.ts'
import { expectAccessible } from '../accessibility.ts'
import { complaints } from '../complaints.ts'
import { onlyInFullRun } from '../full-run.ts'
import { readFrom } from '../read-from.ts'

// All tests edit the same entry.
test.describe.configure({ mode: 'serial' })

const factsOf = async (page: Page) => (await readFrom(page.request, getFacts.url)).json()

async function openFacts(page: Page): Promise<void> {
  await signIn(page)
  await chooseFacts(page)
}

async function chooseFacts(page: Page): Promise<void> {
  await openView(page, 'Website')
  await page.getByRole('button', { name: /^College facts/ }).click()
  await expect(page.getByLabel('Office hours')).toBeVisible()
}

const saved = (page: Page) => page.getByText(/^Draft saved \d+:\d\d (AM|PM)$/)

async function publish(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Publish now' }).click()
  await expect(page.getByRole('button', { name: 'Published' })).toBeVisible()
}

test('the office hours are changed, saved automatically, and published', async ({ page }) => {
  const heard = complaints(page)
  await openFacts(page)
  await page.getByLabel('Office hours').fill('Monday to Friday, 10:00 AM – 5:00 PM')
  await expect(saved(page)).toBeVisible()
  expect((await factsOf(page)).officeHours).toBe(college.officeHours)
  await expectAccessible(page)

  await publish(page)
  expect((await factsOf(page)).officeHours).toBe('Monday to Friday, 10:00 AM – 5:00 PM')
  await expectAccessible(page)
  expect(heard).toEqual([])
})

test(
  'a number is added, corrected and moved on a phone, by keyboard alone',
  onlyInFullRun,
  async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await signIn(page)
    await page.getByRole('button', { name: 'Open menu' }).click()
    await page.getByRole('button', { name: 'Website', exact: true }).click()
    await page.locator('summary', { hasText: 'Fixed pages' }).focus()
    await page.keyboard.press('Enter')
    await expectAccessible(page)
    await page.getByRole('button', { name: /^College facts/ }).focus()
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: 'Add to “Phone numbers”' }).focus()
    await page.keyboard.press('Enter')
    await page.keyboard.type('ask the gate')
    await page.getByRole('button', { name: 'Publish now' }).focus()
    await page.keyboard.press('Enter')

    const number = page.getByLabel('Number').last()
    const before: string[] = (await factsOf(page)).phones.map(
      (phone: { number: string }) => phone.number,
    )
    const last = before.pop() ?? ''
    await expect(number).toBeFocused()
    await expect(page.getByRole('button', { name: /^\d+\. ask the gate 1 problem$/ })).toBeVisible()
    await expectAccessible(page)
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.type('+91 120 000 2000')
    const up = page.getByRole('button', { name: 'Move +91 120 000 2000 up' })
    await up.focus()
    await page.keyboard.press('Enter')
    await expect(up).toBeFocused()
    const place = `${before.length + 1} of ${before.length + 2}`
    await expect(page.getByText(`+91 120 000 2000 is now ${place}`)).toBeAttached()
    await publish(page)
    const { phones } = await factsOf(page)
    expect(phones.map(({ number: text }: { number: string }) => text)).toEqual([
      ...before,
      '+91 120 000 2000',
      last,
    ])
  },
)

test(
  'a draft is previewed on its page, and shared with someone without an account',
  onlyInFullRun,
  async ({ page, browser }) => {
    const heard = complaints(page)
    await openFacts(page)
    const hours = 'Only for those who look'
    await page.getByRole('button', { name: 'Show preview' }).click()
    const preview = page.frameLocator('iframe[title="Preview of College facts"]')
    await expect(preview.getByRole('heading', { level: 1 })).toBeVisible()
    await page.getByLabel('Office hours').fill(hours)
    await expect(preview.getByText(hours).first()).toBeVisible()
    const looks = await preview
      .locator('body')
      .evaluate((body) => getComputedStyle(body).fontFamily)
    expect(looks).toContain('Source Sans 3')
    await page.getByRole('button', { name: 'Desktop' }).click()
    await expect(preview.getByRole('navigation').first()).toBeVisible()
    await page.getByRole('button', { name: 'Hide preview' }).click()

    await page.getByRole('button', { name: 'Share draft' }).click()
    await page.getByRole('button', { name: 'Create link' }).click()
    const link = page.getByLabel('New link')
    await expect(link).toHaveValue(/\/shared\//)
    await expectAccessible(page)
    const guest = await (await browser.newContext()).newPage()
    await guest.goto(await link.inputValue())
    await expect(guest.getByText(hours).first()).toBeVisible()
    await page.getByRole('button', { name: /^Delete link/ }).click()
    await expect(link).toBeHidden()
    expect((await guest.reload())?.status()).toBe(404)
    await guest.context().close()

    await page.getByRole('button', { name: 'Discard draft' }).click()
    await page.getByRole('button', { name: 'Discard', exact: true }).click()
    await expect(page.getByRole('button', { name: 'Published' })).toBeVisible()
    expect(heard).toEqual([])
  },
)

test('edits in two windows are merged, and conflicts cause a question', async ({
  page,
  browser,
}) => {
  const other = await (await browser.newContext()).newPage()
  await openFacts(page)
  await openFacts(other)

  await other.getByLabel('Tagline').fill('Written in the other window')
  await expect(saved(other)).toBeVisible()
  await page.getByLabel('Short name').fill('Here')
  await expect(page.getByText('Merged your changes to Tagline from another window')).toBeVisible()
  await expect(page.getByLabel('Tagline')).toHaveValue('Written in the other window')
  await expect(saved(page)).toBeVisible()

  const saving = page.waitForResponse((answer) => answer.request().method() === 'PUT')
  await page.getByLabel('Office hours').fill('Mine')
  expect((await saving).status()).toBe(200)
  await other.getByLabel('Office hours').fill('Of the other window')
  const dialog = other.getByRole('dialog', { name: 'Conflicting changes' })
  await expect(dialog).toBeVisible()
  await expectAccessible(other)
  await dialog.getByRole('radio', { name: 'Mine Of the other window' }).check()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toBeHidden()
  await publish(other)

  expect(await factsOf(page)).toMatchObject({
    shortName: 'Here',
    tagline: 'Written in the other window',
    officeHours: 'Of the other window',
  })
  await other.context().close()
})

test('input survives a window closed at once, and a lost connection', async ({ page, browser }) => {
  const context = await browser.newContext()
  const first = await context.newPage()
  await openFacts(first)
  await first.getByLabel('Tagline').fill('Typed and gone')
  await first.close({ runBeforeUnload: false })
  const second = await context.newPage()
  // The browser is already signed in.
  await second.goto('/admin')
  await chooseFacts(second)
  await expect(second.getByLabel('Tagline')).toHaveValue('Typed and gone')

  await context.setOffline(true)
  await second.getByLabel('Tagline').fill('Typed without a connection')
  await expect(second.getByText(/^Not saved: no connection/)).toBeVisible()
  await expectAccessible(second)
  await context.setOffline(false)
  await expect(saved(second)).toBeVisible()
  await context.close()

  await openFacts(page)
  await expect(page.getByLabel('Tagline')).toHaveValue('Typed without a connection')
  await page.getByRole('button', { name: 'Discard draft' }).click()
  await page.getByRole('button', { name: 'Discard', exact: true }).click()
  await expect(page.getByLabel('Tagline')).toHaveValue('Written in the other window')
})

test(
  'a publication is scheduled and cancelled, and the first version is restored from the history',
  onlyInFullRun,
  async ({ page }) => {
    await openFacts(page)
    await page.getByLabel('Office hours').fill('From tomorrow')
    await page.getByRole('button', { name: 'Schedule…' }).click()
    await page.getByLabel('Date and time').fill('2031-03-04T09:00')
    await page.getByRole('button', { name: 'Schedule for Mar 4, 2031, 9:00 AM' }).click()
    await expect(page.getByText('Goes live on Mar 4, 2031, 9:00 AM')).toBeVisible()
    await page.getByLabel('Tagline').fill('Later')
    await expect(page.getByText('Later edits are not included')).toBeVisible()
    await expect(saved(page)).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Cancel schedule' }).click()
    await expect(page.getByText('Goes live on')).toBeHidden()

    await page.getByRole('button', { name: 'Show history' }).click()
    await page.getByRole('button', { name: /^Restore as draft ?: Initial setup/ }).click()
    await expect(page.getByLabel('Office hours')).toHaveValue(college.officeHours)
    await expectAccessible(page)
    await publish(page)
    expect((await factsOf(page)).officeHours).toBe(college.officeHours)

    await openView(page, 'Activity')
    await expect(page.getByText('restored College facts').first()).toBeVisible()
    await expectAccessible(page)
  },
)
