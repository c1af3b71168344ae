import { expect, type Page } from '@playwright/test'
import { administrator } from './administrator.ts'

/** Without reloading the page. */
export async function fillLogin(page: Page): Promise<void> {
  await page.getByLabel('Email').fill(administrator.email)
  await page.getByLabel('Password', { exact: true }).fill(administrator.password)
  await page.getByRole('button', { name: 'Login', exact: true }).click()
  await expect(page.getByText('Welcome back, Admin')).toBeVisible()
}

export async function signIn(page: Page): Promise<void> {
  await page.goto('/adminlogin')
  await fillLogin(page)
}

export async function openView(page: Page, view: string | RegExp): Promise<void> {
  const entry = page
    .getByRole('navigation', { name: 'Admin panel' })
    .getByRole('button', { name: view, exact: true })
  await entry.click()
  await expect(entry).toHaveAttribute('aria-current', 'page')
}
