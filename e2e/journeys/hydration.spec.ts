import { expect, type Page, test } from '@playwright/test'
import { expectAccessible } from '../accessibility.ts'
import { complaints } from '../complaints.ts'
import { onlyInFullRun } from '../full-run.ts'
import { openHydrated } from '../hydrated.ts'

/** The code of islands, without the script that runs before the first paint. */
const islandScripts = /\/assets\/(?!site-)[^/]+\.js$/

/** Holds back the code of islands, or scripts with these names, until the returned function is called. */
async function holdScripts(page: Page, which: string | RegExp = islandScripts) {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(which, async (route) => {
    await promise
    await route.continue()
  })
  return resolve
}

test('a click before the scripts have loaded takes effect afterwards', async ({ page }) => {
  const letScriptsCome = await holdScripts(page)
  await page.goto('/login')

  const show = page.getByRole('button', { name: 'Show password' })
  await show.click()
  await expect(show).toHaveAttribute('aria-pressed', 'false')

  letScriptsCome()
  await expect(page.getByRole('button', { name: 'Hide password' })).toBeVisible()
})

test('links work before scripts have loaded', onlyInFullRun, async ({ page }) => {
  await holdScripts(page)
  await page.goto('/events')

  await page.getByRole('link', { name: 'About', exact: true }).first().click()
  await expect(page).toHaveURL('/about')
})

test(
  'text typed into the login before the scripts have loaded is kept',
  onlyInFullRun,
  async ({ page }) => {
    const letScriptsCome = await holdScripts(page)
    await page.goto('/login')
    await page.getByLabel('Email').fill('meera@student.example')
    await page.getByLabel('Password', { exact: true }).fill('wrong')
    await page.getByRole('checkbox').check()
    await page.getByRole('button', { name: 'Login', exact: true }).click()

    const sending = page.waitForRequest('**/auth/login')
    letScriptsCome()
    expect((await sending).postDataJSON()).toEqual({
      email: 'meera@student.example',
      password: 'wrong',
    })
    await expect(page.getByText('Invalid email or password')).toBeVisible()
    await expect(page.getByLabel('Email')).toHaveValue('meera@student.example')
    await expect(page.getByRole('checkbox')).toBeChecked()
    await expect(page).toHaveURL('/login')
  },
)

test('text typed and submitted while a form’s code loads is sent', async ({ page }) => {
  const heard = complaints(page)
  const letFormCome = await holdScripts(page, '**/assets/login.island-*.js')
  await openHydrated(page, '/login')
  await page.getByLabel('Email').fill('meera@student.example')
  await page.getByLabel('Password', { exact: true }).fill('wrong')
  await page.getByRole('button', { name: 'Login', exact: true }).click()
  await expect(page.getByLabel('Email')).toHaveValue('meera@student.example')

  const sending = page.waitForRequest('**/auth/login')
  letFormCome()
  expect((await sending).postDataJSON()).toEqual({
    email: 'meera@student.example',
    password: 'wrong',
  })
  await expect(page.getByText('Invalid email or password')).toBeVisible()
  await expect(page.getByLabel('Email')).toHaveValue('meera@student.example')
  expect(heard.filter((text) => !text.includes('40'))).toEqual([])
})

test('a form whose code fails to load says so, and keeps the text for the next attempt', async ({
  page,
}) => {
  const script = '**/assets/contact-card.island-*.js'
  await page.route(script, (route) => route.abort())
  await openHydrated(page, '/contact')
  await page.getByLabel('Name').fill('Ravi Kumar')
  await page.getByRole('button', { name: 'Send Message' }).click()
  await expect(page.getByRole('alert')).toContainText('The form could not be loaded.')

  const toPage = (url: URL) => url.pathname === '/contact'
  await page.route(toPage, (route) => route.abort())
  const failing = page.waitForEvent('requestfailed', (request) => toPage(new URL(request.url())))
  await page.getByRole('button', { name: 'Try Again' }).click()
  await failing
  await expect(page.getByRole('alert')).toBeVisible()
  await expect(page.getByLabel('Name')).toHaveValue('Ravi Kumar')

  await page.unroute(script)
  await page.unroute(toPage)
  await page.getByRole('button', { name: 'Try Again' }).click()
  await expect(page.getByRole('alert')).toBeHidden()
  await expect(page.getByLabel('Name')).toHaveValue('Ravi Kumar')
  await page.getByRole('button', { name: 'Send Message' }).click()
  await expect(page.getByLabel('Email')).toBeFocused()
})

test('a form reached by a link or by Back works', onlyInFullRun, async ({ page }) => {
  await openHydrated(page, '/login')
  await page.goto('/about')
  await page.goto('/login')
  await page.getByRole('link', { name: 'Contact' }).first().click()
  await expect(page).toHaveURL('/contact')
  await page.goBack()
  await page.getByRole('button', { name: 'Show password' }).click()
  await expect(page.getByRole('button', { name: 'Hide password' })).toBeVisible()
})

test('the first click on each kind of island, right after paint, takes effect once', async ({
  page,
}) => {
  const heard = complaints(page)
  await page.goto('/events', { waitUntil: 'commit' })
  await page.getByRole('banner').getByRole('link', { name: 'Search' }).click()
  await expect(page.getByRole('combobox', { name: 'Search the website' })).toBeFocused()
  await expect(page).toHaveURL('/events')

  await page.goto('/login', { waitUntil: 'commit' })
  await page.getByRole('button', { name: 'Show password' }).click()
  await expect(page.getByRole('button', { name: 'Hide password' })).toBeVisible()

  await page.goto('/contact', { waitUntil: 'commit' })
  await page.getByRole('button', { name: 'Send Message' }).click()
  await expect(page.getByText('Name is required')).toHaveCount(1)
  expect(heard).toEqual([])
})

test('a page without interaction runs no React', async ({ page }) => {
  await page.goto('/events')
  await expect.poll(() => page.locator('link[rel=modulepreload]').count()).toBeGreaterThan(0)
  expect(await page.locator('x-island[hydrated]').count()).toBe(0)
  await expectAccessible(page)
})
