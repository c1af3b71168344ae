import { expect, type Page, test } from '@playwright/test'
import { administrator } from 'testing/administrator.ts'
import { openView, signIn } from 'testing/sign-in.ts'
import { expectAccessible } from '../accessibility.ts'

const password = 'green-Kettle-82'

/** By the keyboard alone, as every step of it. */
async function invite(page: Page, email: string): Promise<string> {
  await page.getByRole('button', { name: 'Invite somebody' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('textbox', { name: 'Email' })).toBeFocused()
  await page.keyboard.type(email)
  await page.keyboard.press('Tab')
  await page.keyboard.type('Dr. Asha Rao')
  await page.keyboard.press('Tab')
  await page.keyboard.type('Editor')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Choose at least one department')).toBeVisible()
  await expect(page.getByRole('checkbox', { name: 'B.A.', exact: true })).toBeFocused()
  await page.keyboard.press('Space')
  await expectAccessible(page)
  await page.keyboard.press('Enter')
  const link = page
    .getByRole('region', { name: `Invitation for ${email}` })
    .getByLabel('The new link')
  await expect(link).toBeVisible()
  return link.inputValue()
}

test('an owner invites a head of department, who accepts on a phone, works, and is shut out', async ({
  page,
  browser,
}) => {
  const email = `asha.${Date.now()}@college.test`
  await signIn(page)
  await openView(page, 'Accounts')
  const url = await invite(page, email)
  await expectAccessible(page)

  const context = await browser.newContext({ viewport: { width: 360, height: 740 } })
  const phone = await context.newPage()
  await phone.goto(url)
  await expect(phone.getByText('Editor of departments: B.A.')).toBeVisible()
  await expectAccessible(phone)
  await phone.getByLabel('New password').fill(password)
  await phone.getByLabel('Confirm password').fill(password)
  await phone.getByRole('button', { name: 'Accept invitation' }).click()
  await phone.getByLabel('Email').fill(email)
  await phone.getByLabel('Password', { exact: true }).fill(password)
  await phone.getByRole('button', { name: 'Login', exact: true }).click()
  await phone.getByRole('button', { name: /menu/i }).first().click()
  await expect(phone.getByRole('button', { name: 'Website', exact: true })).toBeVisible()
  await expect(phone.getByRole('button', { name: 'Accounts', exact: true })).toHaveCount(0)

  await openView(page, 'Dashboard')
  await openView(page, 'Accounts')
  await page
    .getByRole('button', { name: /^Disable.*Asha Rao/ })
    .last()
    .click()
  await page.getByRole('button', { name: 'Disable', exact: true }).click()
  await page.getByLabel('Password', { exact: true }).fill(administrator.password)
  await page.getByRole('button', { name: 'Verify & Continue' }).click()
  await expect(page.getByText('Account disabled: it is signed out everywhere')).toBeVisible()
  await phone.getByRole('button', { name: 'Website', exact: true }).click()
  await expect(phone.getByRole('heading', { name: 'Admin Login' })).toBeVisible()
  await context.close()
})
