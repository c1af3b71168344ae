import { screen, waitFor } from '@testing-library/react'
import {
  changePassword,
  passwordChanged,
  wrongOwnPassword,
} from 'contract/accounts/account-settings'
import { weakPassword } from 'contract/accounts/sign-up'
import { afterEach, expect, test, vi } from 'vitest'
import { answer, refuse } from '#test/answer'
import { faultOf, fill, renderSettings, textIn } from '#test/render-account'

afterEach(() => {
  vi.useRealTimers()
})

const button = (name: string) => screen.getByRole('button', { name })

const passwords = {
  'Current password': 'maple-Kettle-19',
  'New password': 'teal-Lantern-73',
  'Confirm password': 'teal-Lantern-73',
}

test('changing the password requires the current one', async () => {
  const sent = answer(changePassword, { message: passwordChanged })
  const { user } = await renderSettings()
  fill(passwords)
  await user.click(button('Change password'))

  await screen.findByText('Password changed successfully')
  expect(sent[0]?.body).toEqual({
    currentPassword: 'maple-Kettle-19',
    newPassword: 'teal-Lantern-73',
  })
  expect(textIn('New password')).toBe('')
})

test('invalid passwords are reported at their fields', async () => {
  const { user } = await renderSettings()
  fill({ 'New password': 'abc' })
  await user.click(button('Change password'))
  await waitFor(() => expect(faultOf('Current password')).toBe('Current password is required'))
  expect(faultOf('New password')).toBe('Password must be at least 6 characters long')

  fill({ ...passwords, 'Confirm password': 'other' })
  await user.click(button('Change password'))
  await waitFor(() => expect(faultOf('Confirm password')).toBe('Passwords do not match'))
})

test.each([
  ['Current password', { currentPassword: wrongOwnPassword }, wrongOwnPassword, wrongOwnPassword],
  [
    'New password',
    { newPassword: 'This is the first part of your email address' },
    weakPassword,
    'This is the first part of your email address. Please choose a stronger password.',
  ],
])('a rejected %s is reported at its field', async (label, errors, message, text) => {
  refuse(changePassword, 400, message, errors)
  const { user } = await renderSettings()
  fill(passwords)
  await user.click(button('Change password'))

  await waitFor(() => expect(faultOf(label)).toBe(text))
  expect(textIn('New password')).toBe('teal-Lantern-73')
})

test('a student who signs in with Google only is told how to get a password', async () => {
  await renderSettings({ hasPassword: false, isLinked: true })

  const link = screen.getByRole('link', { name: 'set one' })
  expect(link.getAttribute('href')).toBe('/forgot-password')
  expect(screen.queryByRole('button', { name: 'Change password' })).toBeNull()
})
