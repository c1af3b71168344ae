import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import {
  adminLinkSent,
  forgetAdminPassword,
  resetAdminPassword,
} from 'contract/accounts/admin-account'
import { expect, test } from 'vitest'
import { answer, refuse } from '#test/answer'
import { renderApp } from '#test/render-app'

const token = 'A'.repeat(43)
const act = (name: string) => screen.getByRole('button', { name })

async function openReset() {
  renderApp(`/adminlogin/reset#${token}`)
  await screen.findByRole('heading', { name: 'Reset password' })
  return userEvent.setup()
}

async function fill(user: ReturnType<typeof userEvent.setup>) {
  await user.type(screen.getByLabelText('New password'), 'green-Kettle-82')
  await user.type(screen.getByLabelText('Confirm password'), 'green-Kettle-82')
  await user.click(act('Reset Password'))
}

test('the login links to a reset email, and the response is the same for every address', async () => {
  const requested = answer(forgetAdminPassword, { message: adminLinkSent })
  renderApp('/adminlogin')
  const user = userEvent.setup()
  await user.click(await screen.findByRole('link', { name: 'Forgot password?' }))
  await user.type(await screen.findByLabelText('Email'), 'clerk@college.test')
  await user.click(act('Send Reset Link'))
  await screen.findByText(new RegExp(`^${adminLinkSent.replaceAll('.', '\\.')}`))
  expect(requested[0]?.body).toEqual({ email: 'clerk@college.test' })
})

test('a link does nothing before its button is pressed; then it sets the password and leads to the login', async () => {
  const resets = answer(resetAdminPassword, { message: 'Password reset successfully' })
  const user = await openReset()
  expect(resets).toHaveLength(0)

  await fill(user)

  await screen.findByRole('heading', { name: 'Admin Login' })
  await screen.findByText('Password reset successfully')
  expect(resets[0]?.body).toEqual({ token, newPassword: 'green-Kettle-82' })
})

test('an expired link leads to a new one', async () => {
  refuse(resetAdminPassword, 400, 'Invalid or expired token')
  const user = await openReset()
  await fill(user)
  await screen.findByText('Reset link is invalid or has expired. Please request a new one.')
  await user.click(screen.getByRole('link', { name: 'Request a new link' }))
  await screen.findByRole('heading', { name: 'Forgot password' })
})

test('a rejected password is reported at its field', async () => {
  refuse(resetAdminPassword, 400, 'enter a strong password', {
    newPassword: 'This is one of the most common passwords',
  })
  const user = await openReset()
  await fill(user)
  await waitFor(() =>
    expect(screen.getByLabelText('New password').getAttribute('aria-invalid')).toBe('true'),
  )
})
