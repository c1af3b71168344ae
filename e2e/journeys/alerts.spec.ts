import { expect, test } from '@playwright/test'
import { emergencyConfirmation, listAlerts } from 'contract/content/alerts'
import { openView, signIn } from 'testing/sign-in.ts'
import { expectAccessible } from '../accessibility.ts'
import { complaints } from '../complaints.ts'
import { onlyInFullRun } from '../full-run.ts'
import { readFrom } from '../read-from.ts'

// Alerts are on every page of the one site.
test.describe.configure({ mode: 'serial' })

const title = 'Leave the campus: water has come over the canal road'

test('an emergency is written, confirmed and ended, and is on every page in between', async ({
  page,
  browser,
}) => {
  const heard = complaints(page)
  await signIn(page)
  await openView(page, 'Website')
  await page.getByRole('button', { name: 'New alert' }).click()
  await page.getByRole('dialog').getByRole('textbox').fill(title)
  await page.getByRole('dialog').getByRole('textbox').press('Enter')
  await page.getByLabel('Level').selectOption('emergency')
  await page.getByRole('button', { name: 'Publish now' }).click()
  await expect(page.getByRole('dialog')).toContainText(emergencyConfirmation)
  await page.getByRole('button', { name: 'Cancel' }).click()
  expect(await (await readFrom(page.request, listAlerts.url)).json()).toEqual([])
  await page.getByRole('button', { name: 'Publish now' }).click()
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(page.getByText('Emergency shown on every page, no end date:')).toBeVisible()
  await expectAccessible(page)

  const visitor = await browser.newPage({ viewport: { width: 360, height: 740 } })
  const complained = complaints(visitor)
  for (const path of ['/', '/login', '/no-such-page']) {
    await visitor.goto(path)
    await expect(visitor.getByRole('heading', { name: `Emergency: ${title}` })).toBeVisible()
  }
  await visitor.goto('/about')
  await expectAccessible(visitor)
  const width = await visitor.evaluate(() => document.documentElement.scrollWidth)
  expect(width).toBe(360)

  await page.getByRole('button', { name: 'End now' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'End now' }).click()
  await expect(page.getByText('Emergency shown on every page', { exact: false })).toHaveCount(0)
  await visitor.reload()
  await expect(visitor.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(visitor.getByRole('complementary', { name: 'Alerts' })).toHaveCount(0)
  // The missing page is a failed request, too.
  expect(complained.filter((text) => !text.includes('404'))).toEqual([])
  expect(heard).toEqual([])
})

test(
  'a dismissed alert stays hidden in that browser, and alerts need no scripts',
  onlyInFullRun,
  async ({ page, browser }) => {
    await signIn(page)
    await openView(page, 'Website')
    await page.getByRole('button', { name: 'New alert' }).click()
    await page.getByRole('dialog').getByRole('textbox').fill('The library closes early')
    await page.getByRole('dialog').getByRole('textbox').press('Enter')
    await page.getByRole('button', { name: 'Publish now' }).click()
    await expect(page.getByRole('button', { name: 'End now' })).toBeVisible()

    const bare = await browser.newPage({ javaScriptEnabled: false })
    await bare.goto('/contact')
    await expect(bare.getByText('The library closes early')).toBeVisible()
    await expect(bare.getByRole('button', { name: /^Dismiss/ })).toHaveCount(0)
    const visitor = await browser.newPage()
    const complained = complaints(visitor)
    await visitor.goto('/')
    await visitor.getByRole('button', { name: 'Dismiss: The library closes early' }).click()
    await expect(visitor.getByText('The library closes early')).toHaveCount(0)
    await visitor.goto('/about', { waitUntil: 'commit' })
    await visitor.locator('main').waitFor()
    await expect(visitor.getByText('The library closes early')).toBeHidden()
    expect(complained).toEqual([])

    await page.getByRole('button', { name: 'End now' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'End now' }).click()
    await expect(page.getByRole('button', { name: 'End now' })).toHaveCount(0)
  },
)
