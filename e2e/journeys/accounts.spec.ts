import { type Browser, expect, type Locator, type Page, test } from '@playwright/test'
import { getCurrentAdmin } from 'contract/accounts/admin'
import { listContent, readContent } from 'contract/content/calls'
import { administrator } from 'testing/administrator.ts'
import { openView, signIn } from 'testing/sign-in.ts'
import { expectAccessible } from '../accessibility.ts'
import { onlyInFullRun } from '../full-run.ts'
import { enterProfessor } from '../make-members.ts'
import { readFrom } from '../read-from.ts'
import { addVirtualAuthenticator } from '../virtual-authenticator.ts'

const password = 'green-Kettle-82'

/** Enters the owner's password in the topmost dialog, and confirms. */
async function confirm(page: Page) {
  const dialog = page.getByRole('dialog', { name: /^(Send invitation|Create link)$/ })
  await expect(dialog.getByLabel('Password', { exact: true })).toBeFocused()
  await page.keyboard.type(administrator.password)
  await page.keyboard.press('Enter')
}

async function invite(page: Page, email: string): Promise<string> {
  await page.getByRole('button', { name: 'Invite someone' }).focus()
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
  // Back to the form, which is still filled in.
  await page.keyboard.press('Escape')
  const send = page.getByRole('button', { name: /^(Send invitation|Create link)$/ })
  await expect(send).toHaveCount(1)
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue(email)
  await page.getByRole('checkbox', { name: 'B.A.', exact: true }).focus()
  await page.keyboard.press('Enter')
  await confirm(page)
  const link = page
    .getByRole('region', { name: `Invitation for ${email}` })
    .getByLabel('Invitation link')
  await expect(link).toBeVisible()
  return link.inputValue()
}

test('an owner invites a head of department, who accepts on a phone, works, and is locked out', async ({
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
  await expect(page.getByText('Account disabled and signed out everywhere')).toBeVisible()
  await phone.getByRole('button', { name: 'Website', exact: true }).click()
  await expect(phone.getByRole('heading', { name: 'Admin Login' })).toBeVisible()
  await context.close()
})

/** Returns the link, which is shown only once. */
async function inviteAs(page: Page, email: string, fill: (dialog: Locator) => Promise<unknown>) {
  await openView(page, 'Accounts')
  await page.getByRole('button', { name: 'Invite someone' }).click()
  const dialog = page.getByRole('dialog', { name: 'Invite someone' })
  await dialog.getByLabel(/^Email/).fill(email)
  await dialog.getByLabel(/^Name/).fill('Ravi Kumar')
  await fill(dialog)
  await dialog.getByRole('button', { name: /^(Send invitation|Create link)$/ }).click()
  await confirm(page)
  const sent = page.getByRole('region', { name: `Invitation for ${email}` })
  await expect(sent.getByLabel('Invitation link')).toBeVisible()
  return sent.getByLabel('Invitation link').inputValue()
}

/** A phone on which an invitation has just been accepted. */
async function acceptedPhone(browser: Browser, url: string, email: string) {
  const phone = await (
    await browser.newContext({ viewport: { width: 360, height: 740 } })
  ).newPage()
  await addVirtualAuthenticator(phone)
  await phone.goto(url)
  await phone.getByLabel('New password').fill(password)
  await phone.getByLabel('Confirm password').fill(password)
  await phone.getByRole('button', { name: 'Accept invitation' }).click()
  await phone.getByLabel('Email').fill(email)
  await phone.getByLabel('Password', { exact: true }).fill(password)
  await phone.getByRole('button', { name: 'Login', exact: true }).click()
  await expect(phone.getByText('Welcome back, Admin')).toBeVisible()
  return phone
}

async function openOnPhone(phone: Page, view: string) {
  await phone.getByRole('button', { name: 'Open menu' }).click()
  const menu = phone.getByRole('navigation', { name: 'Admin panel' }).last()
  await menu.getByRole('button', { name: view, exact: true }).click()
}

test(
  'a head of department adds a passkey on a phone, edits their own course, and can edit no other',
  onlyInFullRun,
  async ({ page, browser }) => {
    const email = `head.${Date.now()}@college.test`
    await signIn(page)
    const url = await inviteAs(page, email, async (dialog) => {
      await dialog.getByLabel(/^Role/).selectOption('editor')
      await dialog.getByRole('checkbox', { name: 'M.COM.' }).check()
      await dialog.getByRole('checkbox', { name: /^Can publish/ }).check()
    })
    const phone = await acceptedPhone(browser, url, email)
    await openOnPhone(phone, 'Settings')
    await phone.getByLabel('Name for the new passkey').fill('My phone')
    await phone.getByRole('button', { name: 'Add passkey' }).click()
    await phone.getByLabel('Password', { exact: true }).last().fill(password)
    await phone
      .getByRole('button', { name: /^(Verify|Continue)/ })
      .last()
      .click()
    await phone.getByRole('button', { name: 'I’ve saved them' }).click()

    await openOnPhone(phone, 'Website')
    await phone.getByRole('button', { name: /^M\.Com\./ }).click()
    const summary = `Commerce for two years, with a thesis of one’s own in ${Date.now()}.`
    await phone.getByLabel('Summary').fill(summary)
    await phone.getByRole('button', { name: 'Publish now' }).click()
    await expect(phone.getByText('Published. It’s live on the website.')).toBeVisible()
    expect(await (await readFrom(page.request, '/course/m.com.')).text()).toContain(summary)

    const { entries } = await (await readFrom(phone.request, listContent.url)).json()
    const other = entries.find(({ title }: { title: string }) => title === 'B.B.A.')
    const requested = await readFrom(phone.request, readContent.url.replace(':_id', other._id))
    expect([
      requested.status(),
      (await readFrom(phone.request, '/api/admin/accounts')).status(),
    ]).toEqual([403, 403])

    await phone.context().clearCookies()
    await phone.goto('/adminlogin')
    await phone.getByRole('button', { name: 'Sign in with a passkey' }).click()
    await expect(phone.getByText('Welcome back, Admin')).toBeVisible()
    expect(await (await readFrom(phone.request, getCurrentAdmin.url)).json()).toMatchObject({
      email,
    })
    await phone.context().close()
  },
)

test(
  'a teacher edits their own page on a phone, and sees nothing else',
  onlyInFullRun,
  async ({ page, browser, request }) => {
    const email = `teacher.${Date.now()}@college.test`
    const { name } = await enterProfessor(request, { name: `Own Page ${Date.now()}` })
    await signIn(page)
    const url = await inviteAs(page, email, async (dialog) => {
      await dialog.getByLabel(/^Role/).selectOption('teacher')
      await dialog.getByLabel(/profile/i).selectOption({ label: `${name}, Professor` })
    })
    const phone = await acceptedPhone(browser, url, email)
    await phone.getByLabel(/^Office Hours/).fill('Monday, 10 AM to noon')
    await phone.getByRole('button', { name: 'Save Profile' }).click()
    await expect(phone.getByText('Profile saved. It’s live on the website.')).toBeVisible()

    const opened = phone.context().waitForEvent('page')
    await phone.getByRole('link', { name: 'View my page' }).click()
    await expect((await opened).getByText('Monday, 10 AM to noon')).toBeVisible()
    expect((await readFrom(phone.request, listContent.url)).status()).toBe(403)
    await phone.context().close()
  },
)
