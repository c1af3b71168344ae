import { type Browser, expect, type Page } from '@playwright/test'
import type { Roster } from 'contract/events/check-in'
import type { Login } from './make-accounts.ts'

export const logIn = async (page: Page, { email, password }: Login) => {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Login', exact: true }).click()
}

/** A phone that has the guest list and is now offline. */
export async function aPhone(
  browser: Browser,
  login: Login,
  { title, name }: { title: string; name: string },
) {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 } })
  const page = await context.newPage()
  await page.goto('/checkin')
  await logIn(page, login)
  await expect(page.getByText('This page works offline on this phone.')).toBeVisible()
  await page.getByLabel('Name this phone').fill(name)
  await page.getByRole('button', { name: new RegExp(title) }).click()
  await expect(page.getByLabel('Code or name')).toBeVisible()
  await context.setOffline(true)
  return { context, page }
}

/** Enters codes, each after the result of the previous one. */
export async function scan(page: Page, people: Roster['people']): Promise<void> {
  for (const { code, name } of people) {
    await page.getByLabel('Code or name').fill(code)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('status').filter({ hasText: 'Let in' })).toContainText(name)
  }
}

export const isIn = (page: Page, count: number) =>
  expect(page.locator('dl > div').filter({ hasText: 'Checked in' }).first()).toHaveText(
    new RegExp(`Checked in${count}$`),
  )
