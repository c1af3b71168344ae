import { type APIRequestContext, type Browser, expect, type Page } from '@playwright/test'
import { signUp } from 'contract/accounts/sign-up'
import { jpegOf } from 'testing/a-picture.ts'
import { openHydrated } from './hydrated.ts'
import { readMail } from './read-mail.ts'

export const studentPassword = 'maple-Kettle-19'

export const aStudentEmail = () => `student-${crypto.randomUUID()}@college.example`

/** Signs a student up through the API, with an unverified email, and returns the address. */
export async function signUpStudent(request: APIRequestContext): Promise<string> {
  const email = aStudentEmail()
  const answer = await request.post(signUp.url, {
    multipart: {
      fullName: 'Meera Joshi',
      email,
      password: studentPassword,
      mobileNumber: '+91 98765 43210',
      profilePhoto: { name: 'me.jpg', mimeType: 'image/jpeg', buffer: await jpegOf('#24577f') },
    },
  })
  expect(answer.status()).toBe(201)
  return email
}

/** A student with a verified email, in a separate browser. */
export async function aStudent(browser: Browser): Promise<{ page: Page; email: string }> {
  const page = await (await browser.newContext({ viewport: { width: 360, height: 780 } })).newPage()
  const email = await signUpStudent(page.context().request)
  await openHydrated(page, '/verify-email')
  await expect(page.locator('[data-waits]')).toHaveCount(0)
  const code = await readMail(page.request, email, /\b\d{6}\b/)
  await page.getByLabel('Digit 1 of 6').pressSequentially(code)
  await expect(page).not.toHaveURL('/verify-email')
  return { page, email }
}
