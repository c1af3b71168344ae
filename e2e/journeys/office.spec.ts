import { expect, type Page, test } from '@playwright/test'
import { fillLogin, openView, signIn } from 'testing/sign-in.ts'
import { expectAccessible } from '../accessibility.ts'
import { onlyInFullRun } from '../full-run.ts'

const unreadIn = async (page: Page): Promise<number> => {
  const entry = page.getByRole('button', { name: /^Messages/ })
  return Number(/(\d+) unread/.exec((await entry.textContent()) ?? '')?.[1] ?? 0)
}

/** Slowly enough not to count as a bot. */
async function writeToOffice(page: Page, message: { name: string; subject: string; text: string }) {
  await page.clock.install()
  await page.goto('/contact')
  await page.getByLabel('Name').fill(message.name)
  await page.getByLabel('Email').fill('ravi@home.example')
  await page.getByLabel('Phone').fill('+91 98765 43210')
  await page.getByLabel(/^Subject/).fill(message.subject)
  await page.getByLabel('Message', { exact: true }).fill(message.text)
  await page.clock.fastForward('00:20')
  await page.getByRole('button', { name: 'Send Message' }).click()
  await expect(page.getByText(/^Message sent successfully!/)).toBeVisible()
}

test('a visitor writes; the clerk reads, answers and deletes the message, and finds both recorded', async ({
  page,
  browser,
}) => {
  const name = `Ravi Kumar ${Date.now()}`
  await signIn(page)
  const before = await unreadIn(page)
  const visitor = await (await browser.newContext()).newPage()
  await writeToOffice(visitor, { name, subject: 'Fees & dates?', text: 'What are the fees?' })

  await openView(page, /^Messages/)
  await expect.poll(() => unreadIn(page)).toBeGreaterThan(before)
  await page.getByRole('button', { name: `Unread: ${name}` }).click()
  const message = page.getByRole('article', { name: 'Fees & dates?' })
  await expect(message.getByText('What are the fees?')).toBeVisible()
  await expect(message.getByRole('heading')).toBeFocused()
  await expect(message.getByRole('link', { name: 'Reply by email' })).toHaveAttribute(
    'href',
    /^mailto:ravi@home\.example\?subject=Re%3A%20Fees%20%26%20dates%3F&body=.*What%20are%20the%20fees%3F$/,
  )
  await expect(page.getByRole('button', { name: `Unread: ${name}` })).toHaveCount(0)
  await expectAccessible(page)

  await message.getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('Message deleted successfully!')).toBeVisible()
  await expect(page.getByText(name)).toHaveCount(0)

  await openView(page, 'Activity')
  await page.getByLabel('Search activities').fill(name)
  const entries = page.getByRole('listitem').filter({ hasText: name })
  await expect(entries.filter({ hasText: 'deleted the message from' })).toHaveCount(1)
  await expect(entries.filter({ hasText: 'updated the message from' })).toHaveCount(1)
  await expectAccessible(page)
})

test(
  'a message filled in by a program is set aside as suspected spam until the clerk moves it',
  onlyInFullRun,
  async ({ page, request }) => {
    const name = `Pill Shop ${Date.now()}`
    const sent = await request.post('/api/contact', {
      data: {
        name,
        email: 'shop@pills.example',
        phone: '+91 98765 43210',
        message: 'Cheap pills',
        website: 'https://pills.example',
      },
    })
    expect(sent.status()).toBe(201)
    await signIn(page)
    await openView(page, /^Messages/)
    await expect(page.getByText(name)).toHaveCount(0)
    await page.getByRole('tab', { name: /^Inbox/ }).press('ArrowRight')
    await page.getByRole('button', { name }).click()
    await page.getByRole('button', { name: 'Move to inbox' }).click()
    await expect(page.getByText('Message updated successfully!')).toBeVisible()
    await page.getByRole('tab', { name: /^Inbox/ }).click()
    await expect(page.getByRole('button', { name })).toBeVisible()
  },
)

test(
  'a clerk corrects a table of faculty, imports it, and a student finds the member on the course page',
  onlyInFullRun,
  async ({ page }) => {
    const name = `Indira Iyer ${Date.now()}`
    const table = (department: string) => ({
      name: 'faculty.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(
        `name,designation,department,specialization,education\r\n${name},Lecturer,${department},"Data structures, networks",Master of Computer Applications\r\n`,
      ),
    })
    await signIn(page)
    await openView(page, 'Import & Export')
    await page.getByRole('radio', { name: /^Faculty and staff/ }).check()
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Download template' }).click()
    expect((await download).suggestedFilename()).toBe('faculty-template.csv')

    await page.getByLabel('CSV file').setInputFiles(table(''))
    await expect(page.getByText('Department is required')).toBeVisible()
    await expect(page.getByRole('button', { name: /^Import \d/ })).toHaveCount(0)
    await expectAccessible(page)

    await page.getByLabel('CSV file').setInputFiles(table('B.C.A.'))
    await page.getByRole('button', { name: 'Import 1 row' }).click()
    await expect(page.getByText('Imported: 1 new')).toBeVisible()
    await page.goto('/course/b.c.a.')
    await expect(page.getByText(name).first()).toBeVisible()
  },
)

test('a session that ends while the clerk types leads to the login, and the text is kept', async ({
  page,
  context,
}) => {
  await signIn(page)
  await openView(page, 'Add Event')
  await page.getByLabel('Event Title').fill('Half a title')
  await context.clearCookies()
  // As when the clerk returns from another window; repeated if an earlier request was still
  // running.
  await expect(async () => {
    await page.evaluate(() =>
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true })),
    )
    await expect(
      page.getByText(
        'Your session has ended. Please sign in again. Your changes are saved in this window.',
      ),
    ).toBeVisible({ timeout: 2000 })
  }).toPass()
  await fillLogin(page)
  await expect(page.getByLabel('Event Title')).toHaveValue('Half a title')
})
