import { expect, type Locator, type Page } from '@playwright/test'
import { dayMilliseconds } from 'contract/platform/durations'
import { openView, signIn } from 'testing/sign-in.ts'

const week = 7 * dayMilliseconds

/** Filters the panel's list to one event, and opens the dialog of an action on its card. */
export async function press(page: Page, title: string, act: string) {
  await page.getByLabel('Search events').fill(title)
  // The list is replaced once the search is answered, and an open menu with it.
  await expect(page.getByLabel(/^More for /)).toHaveCount(1)
  await page.getByLabel(`More for ${title}`).click()
  await page.getByRole('button', { name: `${act} ${title}` }).click()
  return page.getByRole('dialog')
}

export async function openEvents(page: Page) {
  await signIn(page)
  await openView(page, 'View Events')
}

/** In the move dialog: the same time a week later. */
export async function moveByAWeek(page: Page, dialog: Locator) {
  const typed = dialog.getByLabel('New date')
  const before = await typed.inputValue()
  await typed.fill(new Date(Date.parse(`${before}Z`) + week).toISOString().slice(0, 16))
  await dialog.getByRole('button', { name: 'Move event', exact: true }).click()
  await expect(page.getByText('Event moved')).toBeVisible()
}
