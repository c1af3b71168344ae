import { screen, waitFor } from '@testing-library/react'
import { getCurrentUser, googleLoginFailed } from 'contract/accounts/account'
import { confirmAccount } from 'contract/accounts/account-passkeys'
import {
  accountDeleted,
  deleteAccount,
  exportAccount,
  getAccount,
  listAccountSessions,
  proofNeeded,
  signedOutEverywhere,
  signOutEverywhere,
  wrongOwnPassword,
} from 'contract/accounts/account-settings'
import { aUser } from 'testing/a-user.ts'
import { anAccount, aSession } from 'testing/an-account.ts'
import { afterEach, expect, test, vi } from 'vitest'
import { consumeNotice } from '#app/lib/notice-after-reload'
import { answer, refuse } from '#test/answer'
import { aPopup, tellOutcome } from '#test/google-popup'
import { faultOf, fill, loseFocus, renderAccount, renderSettings } from '#test/render-account'
import { watchDownloads } from '#test/watch-downloads'

afterEach(() => {
  vi.useRealTimers()
})

const button = (name: string) => screen.getByRole('button', { name })

/** Replaces the browser's navigation to another document. */
function stubAssign() {
  const assign = vi.fn()
  vi.stubGlobal('location', { ...window.location, assign })
  return assign
}

test('devices are listed, and all can be signed out after confirmation', async () => {
  const phone = aSession({
    _id: '0192f001',
    userAgent: 'Mozilla/5.0 (Linux; Android 10; K) Chrome/140.0.0.0 Mobile Safari/537.36',
    isCurrent: false,
  })
  const { user } = await renderSettings({}, [aSession(), phone])
  const assign = stubAssign()
  const sent = answer(signOutEverywhere, { message: signedOutEverywhere })
  const devices = await screen.findAllByRole('listitem')
  const texts = devices.map(({ textContent }) => textContent ?? '')
  expect(texts.filter((text) => text.includes('Firefox on Linux'))[0]).toContain('This device')
  expect(texts.filter((text) => text.includes('Chrome on Android'))[0]).not.toContain('This device')

  await user.click(button('Sign out everywhere'))
  await user.click(button('Cancel'))
  expect(sent).toHaveLength(0)
  await user.click(button('Sign out everywhere'))
  await user.click(button('Sign out'))
  await waitFor(() => expect(assign).toHaveBeenCalledExactlyOnceWith('/login'))
  expect(consumeNotice()?.message).toBe('Signed out on all devices')
})

test('a failed sign-out is reported, and the page stays', async () => {
  const { user } = await renderSettings()
  const assign = stubAssign()
  refuse(signOutEverywhere, 0)
  await user.click(button('Sign out everywhere'))
  await user.click(button('Sign out'))

  await screen.findByText('Failed to sign out. Please try again.')
  expect(assign).not.toHaveBeenCalled()
})

test('a failure to list devices doesn’t affect the rest of the page', async () => {
  answer(getCurrentUser, aUser())
  answer(getAccount, anAccount())
  refuse(listAccountSessions, 503)
  renderAccount('/account')

  await screen.findByText('Your devices could not be loaded.')
  expect(button('Save changes')).toBeDefined()
})

test('a student who enters the password can download all their data', async () => {
  const { user } = await renderSettings()
  const names = watchDownloads()
  const confirmed = refuse(confirmAccount, 400, wrongOwnPassword, { password: wrongOwnPassword })
  await user.click(button('Download my data'))
  fill({ 'Your password': 'wrong' })
  await user.click(button('Download'))
  await waitFor(() => expect(faultOf('Your password')).toBe('Incorrect password'))
  expect([confirmed.length, names]).toEqual([1, []])

  const sent = answer(confirmAccount, { message: 'Confirmed' })
  answer(exportAccount, { takenAt: '2026-11-21T06:00:00.000Z', profile: {}, kept: {} })
  fill({ 'Your password': 'maple-Kettle-19' })
  await user.click(button('Download'))

  await waitFor(() => expect(names).toEqual(['my-data.json']))
  expect(sent[0]?.body).toEqual({ password: 'maple-Kettle-19' })
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('a student who enters the password can delete the account', async () => {
  const { user } = await renderSettings()
  const assign = stubAssign()
  refuse(deleteAccount, 400, wrongOwnPassword, { password: wrongOwnPassword })
  await user.click(button('Delete my account'))
  await user.click(button('Delete'))
  await waitFor(() => expect(faultOf('Your password')).toBe('Password is required'))
  fill({ 'Your password': 'wrong' })
  await user.click(button('Delete'))
  await waitFor(() => expect(faultOf('Your password')).toBe('Incorrect password'))

  const sent = answer(deleteAccount, { message: accountDeleted })
  fill({ 'Your password': 'maple-Kettle-19' })
  await user.click(button('Delete'))
  await waitFor(() => expect(assign).toHaveBeenCalledExactlyOnceWith('/'))
  expect(sent[0]?.body).toEqual({ password: 'maple-Kettle-19' })
  expect(consumeNotice()?.message).toBe('Account deleted')
})

test('cancelling keeps the account', async () => {
  const { user } = await renderSettings()
  await user.click(button('Delete my account'))
  await user.click(button('Keep my account'))

  expect(screen.queryByRole('dialog')).toBeNull()
})

test('an account without a password is deleted after a Google sign-in', async () => {
  const { user } = await renderSettings({ hasPassword: false, isLinked: true })
  const assign = stubAssign()
  aPopup()
  refuse(deleteAccount, 400, proofNeeded)
  await user.click(button('Delete my account'))
  await user.click(button('Delete with Google'))
  await tellOutcome({ status: 'failed', message: googleLoginFailed })
  await screen.findByText('Google login failed. Please try again.')
  await user.click(button('Delete with Google'))
  loseFocus()
  await tellOutcome({ status: 'cancelled' })
  await screen.findByText('Login cancelled')
  expect(document.activeElement).toBe(button('Delete with Google'))

  const signedIn = {
    status: 'signed-in',
    name: 'M',
    email: 'm@x.example',
    profilePhoto: '',
  } as const
  await user.click(button('Delete with Google'))
  await tellOutcome(signedIn)
  await screen.findByText(proofNeeded)
  const sent = answer(deleteAccount, { message: accountDeleted })
  await user.click(button('Delete with Google'))
  await tellOutcome(signedIn)
  await waitFor(() => expect(assign).toHaveBeenCalledExactlyOnceWith('/'))
  expect(sent[0]?.body).toEqual({})
  sessionStorage.clear()
})
