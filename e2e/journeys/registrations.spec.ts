import { type Browser, expect, type Page, test } from '@playwright/test'
import { adminLogin } from 'contract/admin'
import { saveTerms } from 'contract/registration-office'
import { signUp } from 'contract/sign-up'
import { jpegOf } from 'testing/a-picture.ts'
import { administrator } from 'testing/administrator.ts'
import { expectAccessible } from '../accessibility.ts'
import { complaints } from '../complaints.ts'
import { publish } from '../make-events.ts'
import { readMail } from '../read-mail.ts'

const password = 'maple-Kettle-19'

/** A student with a proven address, in a browser of their own. */
async function aStudent(browser: Browser): Promise<{ page: Page; email: string }> {
  const email = `student-${crypto.randomUUID()}@college.example`
  const page = await (await browser.newContext({ viewport: { width: 360, height: 780 } })).newPage()
  const { request } = page.context()
  const answer = await request.post(signUp.url, {
    multipart: {
      fullName: 'Meera Joshi',
      email,
      password,
      mobileNumber: '+91 98765 43210',
      profilePhoto: { name: 'me.jpg', mimeType: 'image/jpeg', buffer: await jpegOf('#24577f') },
    },
  })
  expect(answer.status()).toBe(201)
  await page.goto('/verify-email')
  const code = await readMail(page.request, email, /\b\d{6}\b/)
  await page.getByLabel('Digit 1 of 6').pressSequentially(code)
  await page.getByRole('button', { name: 'Verify OTP' }).click()
  await expect(page).not.toHaveURL('/verify-email')
  return { page, email }
}

test('a student registers with one press, another waits, and has the place when the first gives it up', async ({
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

  await first.page.goto(`/event/${event._id}`)
  await expect(first.page.getByText('1 of 1 place left')).toBeVisible()
  await first.page.getByRole('button', { name: 'Register', exact: true }).click()
  await expect(first.page.getByText('You are registered.', { exact: true })).toBeVisible()
  await expectAccessible(first.page)
  await second.page.goto(`/event/${event._id}`)
  await second.page.getByRole('button', { name: 'Join the waiting list' }).click()
  await expect(second.page.getByText('You are number 1 on the waiting list.')).toBeVisible()

  await first.page.goto('/account')
  await first.page.getByRole('button', { name: 'Give up my place' }).click()
  await expect(first.page.getByText(/Thank you for making room/)).toBeVisible()

  await readMail(second.page.request, second.email, /A place is free for you/)
  await second.page.reload()
  await second.page.getByRole('button', { name: 'Take the place' }).click()
  await expect(second.page.getByText('You are registered.', { exact: true })).toBeVisible()
  await second.page.goto(`/event/${event._id}`)
  await expect(second.page.getByText('You are registered.', { exact: true })).toBeVisible()
  expect(heard).toEqual([[], []])
})
