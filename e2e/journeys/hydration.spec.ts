import { expect, type Page, test } from '@playwright/test'
import { expectAccessible } from '../accessibility.ts'
import { complaints } from '../complaints.ts'
import { onlyInFullRun } from '../full-run.ts'
import { openTakenOver } from '../hydrated.ts'

/** Holds the scripts of pages, or those of these names, back until the returned function is called. */
async function holdScripts(page: Page, which = '*'): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(`**/assets/${which}.js`, async (route) => {
    await promise
    await route.continue()
  })
  return resolve
}

test('clicks before the scripts have loaded are repeated afterwards', async ({ page }) => {
  const letScriptsCome = await holdScripts(page)
  await page.goto('/login')

  const show = page.getByRole('button', { name: 'Show password' })
  await show.click()
  await expect(show).toHaveAttribute('aria-pressed', 'false')

  letScriptsCome()
  await expect(page.getByRole('button', { name: 'Hide password' })).toBeVisible()
})

test('links work before the scripts have loaded', onlyInFullRun, async ({ page }) => {
  await holdScripts(page)
  await page.goto('/events')

  await page.getByRole('link', { name: 'About', exact: true }).first().click()
  await expect(page).toHaveURL('/about')
})

test(
  'input in the login before the scripts have loaded is kept',
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

test('input sent while the code of a form is loading is included', async ({ page }) => {
  const heard = complaints(page)
  const letFormCome = await holdScripts(page, 'login-form-*')
  await openTakenOver(page, '/login')
  await page.getByLabel('Email').fill('meera@student.example')
  await page.getByLabel('Password', { exact: true }).fill('wrong')
  await page.getByRole('button', { name: 'Login', exact: true }).click()
  // The page around the form works meanwhile, and leaves it alone.
  await page.evaluate(() => {
    location.hash = 'content'
  })
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

test('a form whose code doesn’t load says so, and loads at the next attempt with its input', async ({
  page,
}) => {
  const script = '**/assets/contact-form-*.js'
  await page.route(script, (route) => route.abort())
  await openTakenOver(page, '/contact')
  await page.getByLabel('Name').fill('Ravi Kumar')
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

test('forms work after navigation on the site, and after Back', onlyInFullRun, async ({ page }) => {
  await openTakenOver(page, '/login')
  await page.goto('/about')
  await page.goto('/login')
  await page.getByRole('link', { name: 'Contact' }).first().click()
  await expect(page).toHaveURL('/contact')
  await page.goBack()
  await page.getByRole('button', { name: 'Show password' }).click()
  await expect(page.getByRole('button', { name: 'Hide password' })).toBeVisible()
})

test(
  'a page viewed before its scripts have loaded hydrates without errors',
  onlyInFullRun,
  async ({ page }) => {
    const heard = complaints(page)
    const letScriptsCome = await holdScripts(page)
    await page.goto('/course/b.a.')
    await expectAccessible(page)

    const overtake = await page.evaluateHandle(() => ({
      isDone: new Promise((resolve) => addEventListener('taken-over', () => resolve(true))),
    }))
    letScriptsCome()

    expect(await overtake.evaluate(({ isDone }) => isDone)).toBe(true)
    expect(heard).toEqual([])
  },
)
