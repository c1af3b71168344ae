import { expect, type Page, test } from '@playwright/test'
import { expectAccessible } from '../accessibility.ts'
import { complaints } from '../complaints.ts'
import { onlyInFullRun } from '../full-run.ts'
import { openHydrated } from '../hydrated.ts'

/** What islands are made of, but not the script that a page waits for before it is painted. */
const islandScripts = /\/assets\/(?!site-)[^/]+\.js$/

/** Holds the code of islands, or scripts of these names, back until the returned function is called. */
async function holdScripts(page: Page, which: string | RegExp = islandScripts) {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(which, async (route) => {
    await promise
    await route.continue()
  })
  return resolve
}

test('what is pressed before the scripts have come is done when they have', async ({ page }) => {
  const letScriptsCome = await holdScripts(page)
  await page.goto('/login')

  const show = page.getByRole('button', { name: 'Show password' })
  await show.click()
  await expect(show).toHaveAttribute('aria-pressed', 'false')

  letScriptsCome()
  await expect(page.getByRole('button', { name: 'Hide password' })).toBeVisible()
})

test('links lead on without scripts having come', onlyInFullRun, async ({ page }) => {
  await holdScripts(page)
  await page.goto('/events')

  await page.getByRole('link', { name: 'About', exact: true }).first().click()
  await expect(page).toHaveURL('/about')
})

test(
  'what is typed into the login before the scripts have come is there when they have',
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

test('what is typed and sent while the code of a form is on its way goes with it', async ({
  page,
}) => {
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

test('a form whose code does not come says so, and comes at the next try with what was typed', async ({
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
  await page.getByRole('button', { name: 'Try Again' }).click()
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

test(
  'whoever is led to a form on the site, or back to one, finds it at work',
  onlyInFullRun,
  async ({ page }) => {
    await openHydrated(page, '/login')
    await page.goto('/about')
    await page.goto('/login')
    await page.getByRole('link', { name: 'Contact' }).first().click()
    await expect(page).toHaveURL('/contact')
    await page.goBack()
    await page.getByRole('button', { name: 'Show password' }).click()
    await expect(page.getByRole('button', { name: 'Hide password' })).toBeVisible()
  },
)

test('the first press on each kind of island, right after paint, takes effect once', async ({
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

test('a page that nobody touches runs no script of React', async ({ page }) => {
  await page.goto('/events')
  await expect.poll(() => page.locator('link[rel=modulepreload]').count()).toBeGreaterThan(0)
  expect(await page.locator('x-island[hydrated]').count()).toBe(0)
  await expectAccessible(page)
})
