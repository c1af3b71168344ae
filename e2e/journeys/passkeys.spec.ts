import { expect, test } from '@playwright/test'
import { signUp } from 'contract/accounts/sign-up'
import { jpegOf } from 'testing/a-picture.ts'
import { complaints } from '../complaints.ts'
import { addVirtualAuthenticator } from '../virtual-authenticator.ts'

const password = 'maple-Kettle-19'

test('a student adds a passkey, signs in with it and downloads their data', async ({ page }) => {
  const heard = complaints(page)
  await addVirtualAuthenticator(page)
  await page.request.post(signUp.url, {
    multipart: {
      fullName: 'Meera Joshi',
      email: `student-${crypto.randomUUID()}@college.example`,
      password,
      mobileNumber: '+91 98765 43210',
      profilePhoto: { name: 'me.jpg', mimeType: 'image/jpeg', buffer: await jpegOf('#24577f') },
    },
  })
  await page.goto('/account')
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  await page.getByLabel('Your password').fill(password)
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByText('Passkey added')).toBeVisible()
  await expect(page.getByRole('button', { name: /^Rename/ })).toBeVisible()

  await page.context().clearCookies()
  await page.goto('/login')
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
  await expect(page).toHaveURL('/')
  await page.goto('/account')
  await page.getByRole('button', { name: 'Download my data' }).click()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download with a passkey' }).click()

  expect((await download).suggestedFilename()).toBe('my-data.json')
  expect(heard.filter((text) => !text.includes('status of 400'))).toEqual([])
})
