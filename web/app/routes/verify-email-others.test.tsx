import { screen, within } from '@testing-library/react'
import { getCurrentUser } from 'contract/accounts/account'
import { aUser } from 'testing/a-user.ts'
import { afterEach, expect, test, vi } from 'vitest'
import { answer } from '#test/answer'
import { renderAccount } from '#test/render-account'

afterEach(() => {
  vi.useRealTimers()
})

test('a visitor gets links to the login and the sign-up', async () => {
  renderAccount('/verify-email')

  await screen.findByText(/Sign in or register/)
  const main = within(screen.getByRole('main'))
  expect(main.getByRole('link', { name: 'Login' }).getAttribute('href')).toBe('/login')
  expect(main.getByRole('link', { name: 'Register here' }).getAttribute('href')).toBe('/signup')
  expect(screen.queryByText(/Enter the 6-digit code/)).toBeNull()
  expect(screen.queryByRole('button', { name: 'Verify OTP' })).toBeNull()
})

test('a verified student has nothing to do', async () => {
  answer(getCurrentUser, aUser())
  renderAccount('/verify-email')

  await screen.findByText(/Your email is already verified/)
  expect(screen.queryByText(/Enter the 6-digit code/)).toBeNull()
  expect(screen.queryByRole('button', { name: 'Verify OTP' })).toBeNull()
})
