import { fireEvent, screen, waitFor } from '@testing-library/react'
import {
  emailNotConfigured,
  forgetPassword,
  resetLinkSent,
  userNotFound,
} from 'contract/accounts/password-reset'
import { afterEach, expect, test, vi } from 'vitest'
import { answer, leaveOpen, refuse } from '#test/answer'
import { faultOf, fill, renderAccount, textIn } from '#test/render-account'

afterEach(() => {
  vi.useRealTimers()
})

const sendButton = () => screen.getByRole('button', { name: 'Send Reset Link' })

test('the server’s message is shown in a toast, and the screen says how long the link works', async () => {
  const sent = answer(forgetPassword, { message: resetLinkSent })
  const { user } = renderAccount('/forgot-password')
  fill({ Email: ' meera@student.example ' })
  await user.click(sendButton())

  await screen.findByText('Password reset link sent to your email')
  await screen.findByText(/meera@student\.example.*expires in 10 minutes/)
  expect(sent).toMatchObject([{ body: { email: 'meera@student.example' } }])
})

test('an unknown email is reported at the field until it is edited', async () => {
  refuse(forgetPassword, 404, userNotFound)
  const { user } = renderAccount('/forgot-password')
  fill({ Email: 'nobody@student.example' })
  await user.click(sendButton())

  await waitFor(() =>
    expect(faultOf('Email')).toBe(
      'No account found with this email address. Please check your email or sign up.',
    ),
  )
  await user.type(screen.getByLabelText('Email'), 'x')
  expect(faultOf('Email')).toBeUndefined()
})

test.each([
  [503, emailNotConfigured, 'Email service temporarily unavailable. Please try again later.'],
  [429, 'Too many attempts. Please try again later.', 'Too many attempts. Please try again later.'],
  [0, '', 'Failed to send reset link'],
])('%i "%s" is shown in a toast, and the email stays', async (status, message, text) => {
  refuse(forgetPassword, status, message)
  const { user } = renderAccount('/forgot-password')
  fill({ Email: 'meera@student.example' })
  await user.click(sendButton())

  await screen.findByText(text)
  expect(textIn('Email')).toBe('meera@student.example')
  expect(faultOf('Email')).toBeUndefined()
})

test.each([
  ['', 'Email is required'],
  ['meera', 'Please enter a valid email address.'],
])('"%s" is not sent', async (email, text) => {
  const sent = answer(forgetPassword, { message: resetLinkSent })
  const { user } = renderAccount('/forgot-password')
  fill({ Email: email })
  await user.click(sendButton())

  await waitFor(() => expect(faultOf('Email')).toBe(text))
  expect(sent).toHaveLength(0)
})

test('a form submitted twice at once sends one request', async () => {
  const sent = leaveOpen(forgetPassword)
  renderAccount('/forgot-password')
  fill({ Email: 'meera@student.example' })
  const button = sendButton()
  fireEvent.click(button)
  fireEvent.click(button)

  expect(await screen.findByRole('button', { name: 'Sending...' })).toHaveProperty('disabled', true)
  expect(sent).toHaveLength(1)
})
