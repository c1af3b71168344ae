import { screen, waitFor } from '@testing-library/react'
import { invalidEmail } from 'contract/accounts/account'
import { emailTaken, signUp, weakPassword } from 'contract/accounts/sign-up'
import { photoTooLarge } from 'contract/platform/pictures'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { refuse } from '#test/answer'
import { faultOf, fill, renderAccount, textIn } from '#test/render-account'
import { createButton, fillForm } from '#test/sign-up-screen'
import { stubObjectUrls } from '#test/stub-object-urls'

beforeEach(stubObjectUrls)
afterEach(() => {
  vi.useRealTimers()
})

test('an invalid email is reported', async () => {
  const { user } = renderAccount('/signup')
  await fillForm(user)
  fill({ 'Student email': 'meera@student' })
  await user.click(createButton())

  await waitFor(() => expect(faultOf('Student email')).toBe('Please enter a valid email address.'))
})

test.each([
  [
    409,
    emailTaken,
    'Student email',
    'Email is already registered. Please use a different email or try logging in.',
  ],
  [
    400,
    weakPassword,
    'Password',
    'Password must be at least 6 characters long. Please choose a stronger password.',
  ],
  [400, invalidEmail, 'Student email', 'Please enter a valid email address.'],
])('%i "%s" is reported at its field, and nothing typed is lost', async (status, message, label, text) => {
  refuse(signUp, status, message)
  const { user } = renderAccount('/signup')
  await fillForm(user)
  await user.click(createButton())

  await waitFor(() => expect(faultOf(label)).toBe(text))
  expect(document.activeElement).toBe(screen.getByLabelText(label))
  expect(screen.getAllByText(text)).toHaveLength(1)
  expect(screen.queryByText(message)).toBeNull()
  expect(textIn('Password')).toBe('maple-Kettle-19')
  screen.getByText(/^me\.png/)
})

test('a weak password is reported next to other errors, with the server’s reason', async () => {
  refuse(signUp, 400, weakPassword, {
    password: 'This is one of the most common passwords',
    mobileNumber: 'Please enter a valid mobile number',
  })
  const { user } = renderAccount('/signup')
  await fillForm(user)
  await user.click(createButton())

  await waitFor(() =>
    expect(faultOf('Password')).toBe(
      'This is one of the most common passwords. Please choose a stronger password.',
    ),
  )
  expect(faultOf('Mobile number')).toBe('Please enter a valid mobile number')
})

test('a short password is left to the server to reject', async () => {
  const sent = refuse(signUp, 400, weakPassword, { password: weakPassword })
  const { user } = renderAccount('/signup')
  await fillForm(user)
  fill({ Password: 'abc' })
  await user.click(createButton())

  await waitFor(() =>
    expect(faultOf('Password')).toBe(
      'Password must be at least 6 characters long. Please choose a stronger password.',
    ),
  )
  expect(sent).toHaveLength(1)
})

test('any other message is a toast, and also at its field if it has one', async () => {
  refuse(signUp, 400, 'Please enter a valid mobile number', {
    mobileNumber: 'Please enter a valid mobile number',
    email: invalidEmail,
  })
  const { user } = renderAccount('/signup')
  await fillForm(user)
  await user.click(createButton())

  await waitFor(() => expect(faultOf('Mobile number')).toBe('Please enter a valid mobile number'))
  expect(faultOf('Student email')).toBe('Please enter a valid email address.')
  await waitFor(() =>
    expect(screen.getAllByText('Please enter a valid mobile number')).toHaveLength(2),
  )
})

test('a rejected photo is reported at its field and in a toast', async () => {
  refuse(signUp, 413, photoTooLarge)
  const { user } = renderAccount('/signup')
  await fillForm(user)
  await user.click(createButton())

  await waitFor(() => expect(faultOf('Profile photo')).toBe('Photo must be 2MB or smaller'))
  await waitFor(() => expect(screen.getAllByText('Photo must be 2MB or smaller')).toHaveLength(2))
})

test('without a response the registration failed', async () => {
  refuse(signUp, 0)
  const { user } = renderAccount('/signup')
  await fillForm(user)
  await user.click(createButton())

  await screen.findByText('Registration failed')
})
