import { expect, type Page } from '@playwright/test'
import { openView, signIn } from 'testing/sign-in.ts'
import { countPresses } from './count-presses.ts'
import { readFrom } from './read-from.ts'

/** Signs in, which doesn’t count. */
export async function countFromHere(page: Page) {
  const presses = await countPresses(page)
  await signIn(page)
  await presses()
  return presses
}

/** Without counting the presses up to there. */
export async function countFromView(page: Page, view: string | RegExp) {
  const presses = await countFromHere(page)
  await openView(page, view)
  await presses()
  return presses
}

export async function search(page: Page, words: string) {
  await page.getByRole('searchbox', { name: 'Search the panel' }).fill(words)
  await page.keyboard.press('Enter')
}

export const result = (page: Page, name: RegExp) =>
  page.getByRole('main').getByRole('button', { name })

export const textOf = async (page: Page, path: string) =>
  (await readFrom(page.request, path)).text()

export async function publishNow(page: Page) {
  await page.getByRole('button', { name: 'Publish now' }).click()
  await expect(page.getByRole('button', { name: 'Published' })).toBeVisible()
}
