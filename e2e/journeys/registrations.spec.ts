import { expect, type Page, test } from '@playwright/test'
import { adminLogin } from 'contract/accounts/admin'
import { saveTerms } from 'contract/events/registration-office'
import { administrator } from 'testing/administrator.ts'
import { openView, signIn } from 'testing/sign-in.ts'
import { aStudent } from '../a-student.ts'
import { expectAccessible } from '../accessibility.ts'
import { complaints } from '../complaints.ts'
import { onlyInFullRun } from '../full-run.ts'
import { publish } from '../make-events.ts'
import { readMail } from '../read-mail.ts'

/** Seats and the reader's registration are requested when the box is about to be seen. */
async function openRegistration(page: Page, eventId: string) {
  await page.goto(`/event/${eventId}`)
  await page.getByRole('heading', { name: 'Registration' }).scrollIntoViewIfNeeded()
}

test('a student registers with one click, another waits, and gets the place when the first gives it up', async ({
  page,
  browser,
}) => {
  const event = await publish(page.request, { title: `Robotics ${crypto.randomUUID()}` })
  await page.request.post(adminLogin.url, { data: administrator })
  const terms = { capacity: 1, audience: 'students', questions: [], offerHours: 24 }
  const url = saveTerms.url.replace(':eventId', event._id)
  expect((await page.request.put(url, { data: terms })).status()).toBe(200)
  const [first, second] = [await aStudent(browser), await aStudent(browser)]
  const heard = [complaints(first.page), complaints(second.page)]

  await openRegistration(first.page, event._id)
  await expect(first.page.getByText('1 of 1 place left')).toBeVisible()
  await first.page.getByRole('button', { name: 'Register', exact: true }).click()
  await expect(first.page.getByText('You are registered.', { exact: true })).toBeVisible()
  await expectAccessible(first.page)
  await openRegistration(second.page, event._id)
  await second.page.getByRole('button', { name: 'Join the waiting list' }).click()
  await expect(second.page.getByText('You are number 1 on the waiting list.')).toBeVisible()

  await first.page.goto('/account')
  // A double tap must not lose anything.
  await first.page.getByText('Cancel my registration').dblclick()
  await first.page.getByText('Cancel my registration').press('Enter')
  await first.page.getByRole('button', { name: 'Yes, cancel it' }).click()
  await expect(first.page.getByText(/Thank you for letting us know/)).toBeVisible()
  // The button disappears with the place.
  await expect(first.page.getByRole('list').and(first.page.locator(':focus'))).toBeVisible()

  await readMail(second.page.request, second.email, /A place has come free for you/)
  await second.page.reload()
  await second.page.getByRole('button', { name: 'Take my place' }).click()
  await expect(second.page.getByText('You are registered.', { exact: true })).toBeVisible()
  await openRegistration(second.page, event._id)
  await expect(second.page.getByText('You are registered.', { exact: true })).toBeVisible()
  expect(heard).toEqual([[], []])
})

test(
  'saving the terms by keyboard keeps the focus on the button',
  onlyInFullRun,
  async ({ page }) => {
    const { title } = await publish(page.request, { title: `Terms ${crypto.randomUUID()}` })
    await signIn(page)
    await openView(page, 'Registrations')
    await page.getByLabel('Search events').fill(title)
    await page.getByRole('button', { name: new RegExp(title) }).click()
    await page.getByRole('button', { name: 'Open registration' }).press('Enter')
    await expect(page.getByText('Registration settings saved')).toBeVisible()
    await expect(page.getByRole('tab', { name: 'People' })).toBeFocused()
    await page.getByRole('tab', { name: 'Details' }).press('Enter')
    await page.getByLabel('Seats').fill('12')
    await page.getByRole('button', { name: 'Save settings' }).press('Enter')
    await expect(page.getByRole('button', { name: 'Save settings' })).toBeFocused()
  },
)
