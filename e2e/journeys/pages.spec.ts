import { randomUUID } from 'node:crypto'
import { expect, type Page, test } from '@playwright/test'
import { createContent } from 'contract/content/entry-calls'
import { openView, signIn } from 'testing/sign-in.ts'
import { pathOf } from 'web/app/framework/addresses/path-of.ts'
import { expectAccessible } from '../accessibility.ts'
import { complaints } from '../complaints.ts'
import { onlyInFullRun } from '../full-run.ts'

const saved = (page: Page) => page.getByText(/^Draft saved \d+:\d\d (AM|PM)$/)
const text = (page: Page) => page.getByRole('textbox', { name: 'Text', exact: true })

async function beginPage(page: Page, name: string): Promise<void> {
  await signIn(page)
  const data = { _id: randomUUID(), type: 'page', name }
  expect((await page.request.post(createContent.url, { data })).status()).toBe(201)
  await openView(page, 'Website')
  await page.getByLabel('What do you want to change?').fill(name)
  await page.getByRole('button', { name: new RegExp(`^${name}`) }).click()
  await expect(text(page)).toBeVisible()
}

/** Uses a toolbar button by keyboard. */
async function pressTool(page: Page, name: string): Promise<void> {
  await page.keyboard.press('Alt+F10')
  const tool = page.getByRole('toolbar').getByRole('button', { name, exact: true })
  for (let step = 0; step < 25 && !(await isFocused(tool)); step++)
    await page.keyboard.press('ArrowRight')
  await expect(tool).toBeFocused()
  await page.keyboard.press('Enter')
}

const isFocused = (tool: ReturnType<Page['locator']>) =>
  tool.evaluate((element) => element === document.activeElement)

/** Inserts the first search result by keyboard. */
async function choose(page: Page, tool: string, search: string): Promise<void> {
  await pressTool(page, tool)
  const dialog = page.getByRole('dialog', { name: `Choose ${tool.toLowerCase()}` })
  await dialog.getByRole('searchbox').fill(search)
  const first = dialog.getByRole('listitem').filter({ hasText: search }).first()
  await first.getByRole('button').press('Enter')
  await expect(text(page)).toBeFocused()
}

test('the page “Guest house” is written by keyboard, previewed, published, and read on a phone', async ({
  page,
  browser,
}) => {
  const heard = complaints(page)
  await beginPage(page, 'Guest house')
  await page.getByLabel('Summary').fill('Where students from far away live, and what it costs.')
  await text(page).focus()
  await page.keyboard.type('Rooms for ')
  await page.keyboard.press('ControlOrMeta+b')
  await page.keyboard.type('sixty')
  await page.keyboard.press('ControlOrMeta+b')
  await page.keyboard.type(' students. ')
  await page.keyboard.press('ControlOrMeta+k')
  const dialog = page.getByRole('dialog', { name: 'Add link' })
  await dialog.getByLabel('Link text').fill('Ask the office')
  await dialog.getByLabel('Page on this site').selectOption('Contact')
  await expectAccessible(page)
  await dialog.getByLabel('Link text').press('Enter')
  await expect(text(page)).toBeFocused()
  await page.keyboard.press('End')
  await page.keyboard.press('Enter')
  await pressTool(page, 'Heading')
  await page.keyboard.type('What to bring')
  await page.keyboard.press('Enter')
  await pressTool(page, 'List')
  await page.keyboard.type('Bedding')
  await page.keyboard.press('Enter')
  await page.keyboard.type('A lock')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await pressTool(page, 'Table')
  for (const cell of ['Room', 'Fee for a year', 'For two']) {
    await page.keyboard.type(cell)
    await page.keyboard.press('Tab')
  }
  await page.keyboard.type('As the office says')
  await pressTool(page, 'Remove column')
  await page.keyboard.press('ControlOrMeta+z')
  await choose(page, 'Picture', 'laboratory')
  await choose(page, 'Person', 'Principal')
  await choose(page, 'Course', 'B.C.A.')
  await page.keyboard.type('Ask them.')
  await expect(saved(page)).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Show preview' }).click()
  const preview = page.frameLocator('iframe[title="Preview of Guest house"]')
  await expect(preview.getByRole('columnheader', { name: 'Fee for a year' })).toBeVisible()
  await page.getByRole('button', { name: 'Publish now' }).click()
  await expect(page.getByRole('button', { name: 'Published' })).toBeVisible()
  expect(heard).toEqual([])

  const phone = { viewport: { width: 360, height: 740 }, colorScheme: 'dark' } as const
  const visitor = await (await browser.newContext(phone)).newPage()
  const complained = complaints(visitor)
  expect((await visitor.goto('/guest-house'))?.status()).toBe(200)
  expect(new URL(visitor.url()).pathname).toBe(pathOf('page', { slug: 'guest-house' }))
  await expect(visitor.getByRole('heading', { level: 1, name: 'Guest house' })).toBeVisible()
  await expect(visitor.getByRole('heading', { level: 2, name: 'What to bring' })).toBeVisible()
  await expect(visitor.getByRole('listitem').filter({ hasText: 'A lock' })).toBeVisible()
  await expect(visitor.getByRole('cell', { name: 'As the office says' })).toBeAttached()
  await expect(visitor.getByRole('figure').getByRole('img')).toHaveAccessibleName(/laboratory/)
  await expect(visitor.getByRole('link', { name: /Principal$/ })).toBeVisible()
  await expect(visitor.getByRole('link', { name: /^B\.C\.A\. Bachelor/ })).toBeVisible()
  await expectAccessible(visitor)
  const isTooWide = () => document.documentElement.scrollWidth > innerWidth
  expect(await visitor.evaluate(isTooWide)).toBe(false)
  await visitor.getByRole('link', { name: 'Ask the office' }).click()
  await expect(visitor.getByRole('heading', { level: 1 })).toContainText('Contact')
  expect(complained).toEqual([])
  await visitor.context().close()
})

test(
  'while a draft is saved, and while someone else writes, the cursor stays in place',
  onlyInFullRun,
  async ({ page, browser }) => {
    await beginPage(page, 'Debating club')
    await text(page).focus()
    for (const line of ['one', 'between', 'two']) {
      if (line !== 'one') await page.keyboard.press('Enter')
      await page.keyboard.type(line)
    }
    await expect(saved(page)).toBeVisible()
    const other = await (await browser.newContext()).newPage()
    await signIn(other)
    await openView(other, 'Website')
    await other.getByLabel('What do you want to change?').fill('Debating club')
    await other.getByRole('button', { name: /^Debating club/ }).click()
    await text(other).getByText('one').click()
    await other.keyboard.press('Home')
    await other.keyboard.type('Number ')
    await expect(saved(other)).toBeVisible()

    await page.keyboard.type(' three')
    await expect(text(page)).toContainText('Number one')
    await page.keyboard.type(' four')
    await expect(text(page).locator('p')).toHaveText(['Number one', 'between', 'two three four'])
    await expect(text(other)).toContainText('two')
    await other.context().close()
  },
)
