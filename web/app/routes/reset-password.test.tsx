import { fireEvent, screen, waitFor } from '@testing-library/react'
import { getCurrentUser } from 'contract/accounts/account'
import {
  checkResetLink,
  invalidResetToken,
  passwordReset,
  resetLinkValid,
  resetPassword,
} from 'contract/accounts/password-reset'
import { weakPassword } from 'contract/accounts/sign-up'
import { aUser } from 'testing/a-user.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { answer, leaveOpen, refuse } from '#test/answer'
import { faultOf, fill, pass, renderAccount, textIn } from '#test/render-account'

beforeEach(() => {
  answer(checkResetLink, { message: resetLinkValid, isGood: true })
})
afterEach(() => {
  vi.useRealTimers()
})

const newPassword = 'teal-Lantern-73'
const fillForm = (confirmation = newPassword) =>
  fill({ 'New password': newPassword, 'Confirm password': confirmation })
const resetButton = () => screen.getByRole('button', { name: 'Reset Password' })

test('a new password is set with the link’s token, and the login follows', async () => {
  const sent = answer(resetPassword, { message: passwordReset })
  const { user, router } = renderAccount('/reset-password/a-token_1')
  fillForm()
  await user.click(resetButton())

  await screen.findByText('Password reset successfully')
  await waitFor(() => expect(router.state.location.pathname).toBe('/login'))
  expect(sent).toMatchObject([{ params: { token: 'a-token_1' }, body: { newPassword } }])
})

test('a signed-in student is signed out, and can use the login', async () => {
  answer(resetPassword, { message: passwordReset })
  answer(getCurrentUser, aUser())
  const { user, router } = renderAccount('/reset-password/a-token_1')
  await screen.findByLabelText('Account of Meera Joshi')
  refuse(getCurrentUser, 400)
  fillForm()
  await user.click(resetButton())

  await screen.findByRole('heading', { name: 'Student Login' })
  expect(router.state.location.pathname).toBe('/login')
  await screen.findByRole('link', { name: 'Login' })
})

test('a short password and a different confirmation are reported until they are edited', async () => {
  const sent = answer(resetPassword, { message: passwordReset })
  const { user } = renderAccount('/reset-password/a-token_1')
  fill({ 'New password': 'abcde' })
  await user.click(resetButton())
  await waitFor(() =>
    expect(faultOf('New password')).toBe('Password must be at least 6 characters long'),
  )

  await user.type(screen.getByLabelText('New password'), '-fghij')
  expect(faultOf('New password')).toBeUndefined()
  await user.type(screen.getByLabelText('Confirm password'), 'abcde')
  await user.click(resetButton())
  await waitFor(() => expect(faultOf('Confirm password')).toBe('Passwords do not match'))
  await user.type(screen.getByLabelText('Confirm password'), '-')
  expect(faultOf('Confirm password')).toBeUndefined()
  expect(sent).toHaveLength(0)
})

test('an expired link is reported when the page opens, before a password is typed', async () => {
  const requested = answer(checkResetLink, { message: invalidResetToken, isGood: false })
  const sent = answer(resetPassword, { message: passwordReset })
  renderAccount('/reset-password/a-token_1')

  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toBe('Reset link is invalid or has expired. Please request a new one.')
  const link = screen.getByRole('link', { name: 'Request a new link' })
  expect(link.getAttribute('href')).toBe('/forgot-password')
  expect(screen.queryByLabelText('New password')).toBeNull()
  expect(requested).toMatchObject([{ params: { token: 'a-token_1' } }])
  expect(sent).toHaveLength(0)
})

test.each([
  [429, 'Too many attempts. Please try again later.'],
  [503, 'Service temporarily unavailable. Please try again later.'],
  [0, ''],
])('a link that can’t be checked now (%i) isn’t reported as expired', async (status, message) => {
  const requested = refuse(checkResetLink, status, message)
  renderAccount('/reset-password/a-token_1')

  await waitFor(() => expect(requested).toHaveLength(1))
  await pass(100)
  expect(screen.queryByRole('alert')).toBeNull()
  expect(resetButton()).toHaveProperty('disabled', false)
})

test('a link that expires before the password is sent says so, and where to get another', async () => {
  refuse(resetPassword, 400, invalidResetToken)
  const { user } = renderAccount('/reset-password/a-token_1')
  fillForm()
  await user.click(resetButton())

  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toBe('Reset link is invalid or has expired. Please request a new one.')
  expect(document.activeElement).toBe(alert)
  const link = screen.getByRole('link', { name: 'Request a new link' })
  expect(link.getAttribute('href')).toBe('/forgot-password')

  await user.type(screen.getByLabelText('New password'), '-')
  expect(screen.queryByRole('alert')).toBeNull()
})

test.each([
  [500, 'Server error', 'Something went wrong. Please try again.'],
  [429, 'Too many attempts. Please try again later.', 'Too many attempts. Please try again later.'],
  [0, '', 'Reset failed'],
])('%i "%s" is shown in a toast, and nothing typed is lost', async (status, message, text) => {
  refuse(resetPassword, status, message)
  const { user } = renderAccount('/reset-password/a-token_1')
  fillForm()
  await user.click(resetButton())

  await screen.findByText(text)
  expect(textIn('New password')).toBe(newPassword)
  expect(resetButton()).toHaveProperty('disabled', false)
})

test.each([
  [weakPassword, 'Password must be at least 6 characters long. Please choose a stronger password.'],
  [
    'This is one of the most common passwords',
    'This is one of the most common passwords. Please choose a stronger password.',
  ],
])('a password rejected with "%s" is reported at its field', async (reason, text) => {
  refuse(resetPassword, 400, weakPassword, { newPassword: reason })
  const { user } = renderAccount('/reset-password/a-token_1')
  fillForm()
  await user.click(resetButton())

  await waitFor(() => expect(faultOf('New password')).toBe(text))
})

test('a form submitted twice at once sends one request', async () => {
  const sent = leaveOpen(resetPassword)
  renderAccount('/reset-password/a-token_1')
  fillForm()
  const button = resetButton()
  fireEvent.click(button)
  fireEvent.click(button)

  expect(await screen.findByRole('button', { name: 'Resetting Password...' })).toHaveProperty(
    'disabled',
    true,
  )
  expect(sent).toHaveLength(1)
})

test('each password can be shown separately', async () => {
  const { user } = renderAccount('/reset-password/a-token_1')
  const [first] = screen.getAllByRole('button', { name: 'Show password' })
  if (first) await user.click(first)

  expect(screen.getByLabelText('New password').getAttribute('type')).toBe('text')
  expect(screen.getByLabelText('Confirm password').getAttribute('type')).toBe('password')
})

test('the page says how long links work, links back, and doesn’t leak the token', () => {
  renderAccount('/reset-password/a-token_1')

  screen.getByText(/expires in 10 minutes/)
  expect(screen.getByRole('link', { name: 'Back to login' }).getAttribute('href')).toBe('/login')
  expect(document.querySelector('meta[name=referrer]')?.getAttribute('content')).toBe('no-referrer')
  expect(document.documentElement.outerHTML).not.toContain('a-token_1')
})
