import { expect, type Page } from '@playwright/test'
import { administrator } from './administrator.ts'

/** Logs the administrator in by the form, and waits for the panel. */
export async function signIn(page: Page): Promise<void> {
  await page.goto('/adminlogin')
  await page.getByLabel('Email').fill(administrator.email)
  await page.getByLabel('Password', { exact: true }).fill(administrator.password)
  await page.getByRole('button', { name: 'Login', exact: true }).click()
  await expect(page.getByText('Welcome back, Admin')).toBeVisible()
}

/** Opens a view of the panel by its entry in the sidebar. */
export const open = (page: Page, view: string) =>
  page
    .getByRole('navigation', { name: 'Admin panel' })
    .getByRole('button', { name: view, exact: true })
    .click()
