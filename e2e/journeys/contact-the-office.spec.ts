import { expect, test } from '@playwright/test'
import { openView, signIn } from 'testing/sign-in.ts'
import { expectAccessible } from '../accessibility.ts'
import { onlyInFullRun } from '../full-run.ts'

test(
  'a course’s contact link on a phone opens the form with the course',
  onlyInFullRun,
  async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 760 })
    await page.goto('/course/b.c.a.')
    await page.getByRole('link', { name: 'Apply Now' }).first().click()

    const heading = page.getByRole('heading', { name: 'Leave Us A Message' })
    await expect(heading).toBeInViewport()
    await expect(heading).toBeFocused()
    await expect(page).toHaveURL('/contact?about=b.c.a.#message')
    await expect(page.getByText('Your message is about B.C.A.')).toBeInViewport()
    await expectAccessible(page)
  },
)

test('the reference shown to a sender leads the clerk to the message', async ({
  page,
  browser,
}) => {
  const name = `Asha ${Date.now()}`
  const visitor = await (await browser.newContext()).newPage()
  await visitor.clock.install()
  await visitor.goto('/contact?about=law#message')
  await visitor.getByLabel('Name').fill(name)
  await visitor.getByLabel('Email').fill('asha@home.example')
  await visitor.getByLabel('Phone').fill('+91 98765 43210')
  await visitor.getByLabel('Message', { exact: true }).fill('Is there a hostel?')
  await visitor.clock.fastForward('00:20')
  await visitor.getByRole('button', { name: 'Send Message' }).click()
  const notified = visitor.getByText(/Your reference is/)
  await expect(notified).toBeVisible()
  const [number = ''] = /\d{3}-\d{3}-\d{3}/.exec((await notified.textContent()) ?? '') ?? []

  await signIn(page)
  await openView(page, /^Messages/)
  await page.getByLabel('Search messages').fill(number.replaceAll('-', ' '))
  await page.getByRole('button', { name: `Unread: ${name}` }).click()
  const message = page.getByRole('article')
  await expect(message.getByText(number)).toBeVisible()
  await expect(message.getByRole('link', { name: /^College of Law/ })).toBeVisible()
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the page names the course', onlyInFullRun, async ({ page }) => {
    await page.goto('/contact?about=law#message')
    await expect(page.getByText('Your message is about College of Law')).toBeVisible()
  })
})
