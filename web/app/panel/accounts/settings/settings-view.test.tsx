import { screen, waitFor, within } from '@testing-library/react'
import { deviceSignedOut, otherDevicesSignedOut } from 'contract/accounts/account-settings'
import {
  adminPasswordChanged,
  changeAdminPassword,
  endAdminSession,
  endOtherAdminSessions,
  listAdminSessions,
} from 'contract/accounts/admin-account'
import {
  getSettings,
  type Settings,
  settingChanged,
  settingsSaved,
  updateSettings,
} from 'contract/content/settings'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { answer, refuse } from '#test/answer'
import { renderPanel } from '#test/render-admin'

const since = '2026-11-21T04:00:00.000Z'
const here = {
  _id: 'a'.repeat(32),
  userAgent: 'Mozilla/5.0 (Windows NT 10.0) Firefox/140.0',
  network: '203.0.113.7',
  createdAt: since,
  lastSeenAt: since,
  isCurrent: true,
}
const elsewhere = {
  _id: 'b'.repeat(32),
  userAgent: 'Mozilla/5.0 (Linux; Android 15) Chrome/140.0 Mobile Safari/537.36',
  createdAt: since,
  lastSeenAt: since,
  isCurrent: false,
}

beforeEach(() => {
  answer(listAdminSessions, [here, elsewhere])
  answer(getSettings, {})
})
afterEach(() => {
  vi.useRealTimers()
})

async function openSettings() {
  const rendered = await renderPanel([], 'Settings')
  await screen.findByText('Firefox on Windows')
  return rendered
}

const act = (name: string | RegExp) => screen.getByRole('button', { name })

test('the email shown is the one the server has', async () => {
  await renderPanel([], 'Settings', [], { email: 'office@college.example' })
  await screen.findByText('office@college.example')
  expect(screen.queryByText('head@college.example')).toBeNull()
})

test('changing one’s password needs the current one, and then the form is empty again', async () => {
  const calls = answer(changeAdminPassword, { message: adminPasswordChanged })
  const { user } = await openSettings()
  await user.type(screen.getByLabelText('Current password'), 'maple-Kettle-19')
  await user.type(screen.getByLabelText('New password'), 'green-Kettle-82')
  await user.type(screen.getByLabelText('Confirm password'), 'green-Kettle-8')
  await user.click(act('Change password'))
  await screen.findByText('Passwords do not match')
  expect(calls).toHaveLength(0)

  await user.type(screen.getByLabelText('Confirm password'), '2')
  await user.click(act('Change password'))

  await screen.findByText(adminPasswordChanged)
  expect(calls[0]?.body).toEqual({
    currentPassword: 'maple-Kettle-19',
    newPassword: 'green-Kettle-82',
  })
  expect(screen.getByLabelText('New password')).toHaveProperty('value', '')
})

test('a wrong current password is reported at its field', async () => {
  refuse(changeAdminPassword, 400, 'Incorrect password', { currentPassword: 'Incorrect password' })
  const { user } = await openSettings()
  await user.type(screen.getByLabelText('Current password'), 'not-this-one')
  await user.type(screen.getByLabelText('New password'), 'green-Kettle-82')
  await user.type(screen.getByLabelText('Confirm password'), 'green-Kettle-82')
  await user.click(act('Change password'))
  await screen.findByText('Incorrect password')
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByLabelText('Current password')),
  )
})

test('another device can be signed out alone or with all others, and the current one isn’t offered', async () => {
  const ended = answer(endAdminSession, { message: deviceSignedOut })
  const others = answer(endOtherAdminSessions, { message: otherDevicesSignedOut })
  const { user } = await openSettings()
  screen.getByText('This device')
  screen.getByText(/from 203\.0\.113\.7$/)
  expect(screen.getAllByRole('button', { name: /^Sign out:/ })).toHaveLength(1)

  await user.click(act(/^Sign out: Chrome on Android/))
  await screen.findByText(deviceSignedOut)
  expect(ended[0]?.params).toEqual({ sessionId: elsewhere._id })

  answer(listAdminSessions, [here])
  await user.click(act('Sign out all others'))
  await screen.findByText(otherDevicesSignedOut)
  expect(others).toHaveLength(1)
  await waitFor(() => expect(screen.queryByText('Chrome on Android')).toBeNull())
  expect(screen.queryByRole('button', { name: 'Sign out all others' })).toBeNull()
})

test('a shorter time for messages is confirmed before anything is deleted, and reported', async () => {
  const saves = answer(updateSettings, { message: settingsSaved })
  const { user } = await openSettings()
  const field = () => screen.getByLabelText<HTMLSelectElement>('Keep messages')
  await screen.findByLabelText('Keep messages')
  expect(field().selectedOptions[0]?.textContent).toBe('Until someone deletes them')

  await user.selectOptions(field(), '1 year')
  const dialog = within(screen.getByRole('dialog', { name: 'Keep messages for 1 year' }))
  await user.click(dialog.getByRole('button', { name: 'Cancel' }))
  expect(saves).toHaveLength(0)
  expect(field().value).toBe('')

  await user.selectOptions(field(), '1 year')
  const stored: Settings = { messagesKeptMonths: 12 }
  answer(getSettings, stored)
  await user.click(act('Delete older messages'))
  await screen.findByText(settingsSaved)
  expect(saves[0]?.body).toEqual({ ...stored, seen: {} })
  await waitFor(() => expect(field().value).toBe('12'))
})

test('a conflicting change to a setting is reported, with its current value', async () => {
  refuse(updateSettings, 409, settingChanged)
  const { user } = await openSettings()
  const field = await screen.findByLabelText<HTMLSelectElement>('Keep messages')
  answer(getSettings, { messagesKeptMonths: 24 })

  await user.selectOptions(field, '1 year')
  await user.click(act('Delete older messages'))

  await screen.findByText(settingChanged)
  await waitFor(() => expect(field.value).toBe('24'))
})

test('a shorter time for registrations is confirmed, and a longer one isn’t', async () => {
  const saves = answer(updateSettings, { message: settingsSaved })
  const { user } = await openSettings()
  const field = await screen.findByLabelText<HTMLSelectElement>('Keep registrations')
  expect(field.selectedOptions[0]?.textContent).toBe('1 year')

  await user.selectOptions(field, '2 years')
  await screen.findByText(settingsSaved)
  expect(saves.map(({ body }) => body)).toEqual([{ registrationsKeptMonths: 24, seen: {} }])

  await user.selectOptions(field, '6 months')
  expect(saves).toHaveLength(1)
  screen.getByRole('dialog', { name: 'Keep registrations for 6 months' })
  await user.click(act('Delete older registrations'))
  await waitFor(() => expect(saves[1]?.body).toEqual({ registrationsKeptMonths: 6, seen: {} }))
})
