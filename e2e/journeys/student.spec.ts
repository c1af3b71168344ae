import { expect, type Page, test } from '@playwright/test'
import { jpegOf } from 'testing/a-picture.ts'
import { aStudentEmail, studentPassword as password, signUpStudent } from '../a-student.ts'
import { complaints } from '../complaints.ts'
import { inEachRunIf, onlyInFullRun } from '../full-run.ts'
import { readMail } from '../read-mail.ts'

async function fillLogin(page: Page, email: string, typed = password) {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(typed)
}

/** Waits for the home page, because the account menu closes when the page changes. */
async function logIn(page: Page, email: string, typed?: string) {
  await fillLogin(page, email, typed)
  await page.getByRole('button', { name: 'Login', exact: true }).click()
  await expect(page.getByText('User Login Successful')).toBeVisible()
  await expect(page).toHaveURL('/')
}

/** Without the browser's message about the failed request of a visitor who isn't signed in. */
const real = (heard: string[]) => heard.filter((text) => !text.includes('status of 400'))

test('a student signs up, verifies the email with the code, and is greeted on the home page', async ({
  page,
  request,
}) => {
  const heard = complaints(page)
  const email = aStudentEmail()
  await page.goto('/signup')
  await page.getByLabel('Full name').fill('Meera Joshi')
  await page.getByLabel('Student email').fill(email)
  await page.getByLabel('Mobile number').fill('+91 98765 43210')
  await page.getByLabel('Profile photo').setInputFiles({
    name: 'me.jpg',
    mimeType: 'image/jpeg',
    buffer: await jpegOf('#24577f'),
  })
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Create Account' }).click()

  await expect(page).toHaveURL('/verify-email')
  await expect(page.getByText('User registered successfully')).toBeVisible()
  const code = await readMail(request, email, /\b\d{6}\b/)
  await page.getByLabel('Digit 1 of 6').pressSequentially(code)
  await expect(page).not.toHaveURL('/verify-email')
  await expect(page.getByText('Email verified successfully')).toBeVisible()
  await expect(page.getByLabel('Account of Meera Joshi')).toBeVisible()
  expect(real(heard)).toEqual([])
})

test(
  'a student logs in, and the remembered email survives the logout',
  onlyInFullRun,
  async ({ page, request }) => {
    const email = await signUpStudent(request)
    await page.goto('/login')
    await page.getByRole('checkbox', { name: 'Remember me' }).check()
    await logIn(page, email)

    await page.getByLabel('Account of Meera Joshi').click()
    await page.getByRole('button', { name: 'Logout' }).click()
    await expect(page).toHaveURL('/login')
    await expect(page.getByText('User logged out successfully.')).toBeVisible()
    await expect(page.getByLabel('Email')).toHaveValue(email)
    await expect(page.getByRole('checkbox', { name: 'Remember me' })).toBeChecked()
  },
)

test(
  'a student whose menu fails to load can still reach the account',
  onlyInFullRun,
  async ({ page, request }) => {
    const email = await signUpStudent(request)
    await page.route('**/signed-in-menu-*.js', (route) => route.abort())
    await page.goto('/login')
    await logIn(page, email)

    await page.getByRole('link', { name: 'My account' }).click()
    await expect(page).toHaveURL('/account')
    await expect(page.getByLabel('Full name')).toHaveValue('Meera Joshi')
  },
)

test('a student resets a forgotten password with the emailed link', async ({ page, request }) => {
  const email = await signUpStudent(request)
  await page.goto('/forgot-password')
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Send Reset Link' }).click()
  await expect(page.getByText('Password reset link sent to your email')).toBeVisible()

  const link = await readMail(request, email, /\/reset-password\/[\w-]+/)
  await page.goto(link)
  await page.getByLabel('New password').fill('teal-Lantern-73')
  await page.getByLabel('Confirm password').fill('teal-Lantern-73')
  await page.getByRole('button', { name: 'Reset Password' }).click()
  await expect(page).toHaveURL('/login')
  await expect(page.getByText('Password reset successfully')).toBeVisible()

  await logIn(page, email, 'teal-Lantern-73')
  // Reported when the page opens, before a password is typed.
  await page.goto(link)
  await expect(page.getByRole('alert').first()).toHaveText(
    'Reset link is invalid or has expired. Please request a new one.',
  )
  await expect(page.getByLabel('New password')).toHaveCount(0)
})

for (const [path, text] of [
  ['/login', 'Google login successful!'],
  ['/signup', 'Google signup successful!'],
] as const) {
  test(
    `a student signs in with Google from ${path}`,
    inEachRunIf(path === '/login'),
    async ({ page }) => {
      await page.goto(path)
      const opening = page.waitForEvent('popup')
      await page.getByRole('button', { name: 'Continue with Google' }).click()
      const popup = await opening
      await popup.getByRole('textbox', { name: 'Email' }).fill(aStudentEmail())
      await popup.getByRole('textbox', { name: 'Name' }).fill('Ravi Kumar')
      const closing = popup.waitForEvent('close')
      await popup.getByRole('button', { name: 'Continue', exact: true }).click()
      await closing

      await expect(page.getByText(text)).toBeVisible()
      await expect(page.getByLabel('Account of Ravi Kumar')).toBeVisible()
      await expect(page).not.toHaveURL(path)
    },
  )
}

test(
  'closing Google’s window, or cancelling in it, is reported as that',
  onlyInFullRun,
  async ({ page }) => {
    await page.goto('/login')
    const google = page.getByRole('button', { name: 'Continue with Google' })
    const first = page.waitForEvent('popup')
    await google.click()
    const closed = await first
    await expect(page.getByRole('button', { name: 'Processing...' })).toBeDisabled()
    await closed.getByRole('textbox', { name: 'Email' }).waitFor()
    await closed.close()
    await expect(page.getByText('Login cancelled')).toBeVisible()

    await expect(page.getByText('Login cancelled')).toBeHidden()
    const second = page.waitForEvent('popup')
    await google.click()
    await (await second).getByRole('button', { name: 'Cancel' }).click()
    await expect(page.getByText('Login cancelled')).toBeVisible()
    await expect(google).toBeEnabled()
  },
)

test('messages also appear with reduced motion', onlyInFullRun, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/login')
  await fillLogin(page, aStudentEmail())
  await page.getByRole('button', { name: 'Login', exact: true }).click()

  await expect(page.getByText('Invalid email or password')).toBeVisible()
})

test('a student edits the account, signs out everywhere, and deletes the account', async ({
  page,
  request,
}) => {
  const email = await signUpStudent(request)
  await page.goto('/login')
  await logIn(page, email)
  await page.getByLabel('Account of Meera Joshi').click()
  await page.getByRole('link', { name: 'My account' }).click()

  await page.getByLabel('Full name').fill('Meera J. Rao')
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByText('Profile updated successfully')).toBeVisible()
  await expect(page.getByLabel('Account of Meera J. Rao')).toBeVisible()
  await page.getByRole('button', { name: 'Download my data' }).click()
  await page.getByLabel('Your password').fill(password)
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download', exact: true }).click()
  expect((await downloading).suggestedFilename()).toBe('my-data.json')

  await page.getByRole('button', { name: 'Sign out everywhere' }).click()
  await page.getByRole('button', { name: 'Sign out', exact: true }).click()
  await expect(page).toHaveURL('/login')
  await expect(page.getByText('Signed out on all devices')).toBeVisible()

  await logIn(page, email)
  await page.goto('/account')
  await page.getByRole('button', { name: 'Delete my account' }).click()
  await page.getByLabel('Your password').fill(password)
  await page.getByRole('button', { name: 'Delete', exact: true }).click()
  await expect(page.getByText('Account deleted')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Login' })).toBeVisible()
})

test(
  'a student who signed in with Google confirms the deletion with Google',
  onlyInFullRun,
  async ({ page }) => {
    const email = aStudentEmail()
    const throughGoogle = async (button: string) => {
      const opening = page.waitForEvent('popup')
      await page.getByRole('button', { name: button }).click()
      const popup = await opening
      await popup.getByRole('textbox', { name: 'Email' }).fill(email)
      await popup.getByRole('textbox', { name: 'Name' }).fill('Ravi Kumar')
      await popup.getByRole('button', { name: 'Continue', exact: true }).click()
    }
    await page.goto('/login')
    await throughGoogle('Continue with Google')
    await expect(page.getByText('Google login successful!')).toBeVisible()
    await expect(page).toHaveURL('/')

    await page.goto('/account')
    await page.getByRole('button', { name: 'Delete my account' }).click()
    await throughGoogle('Delete with Google')
    await expect(page.getByText('Account deleted')).toBeVisible()
  },
)
