import { screen, waitFor, within } from '@testing-library/react'
import { getCurrentUser, userLoggedIn } from 'contract/accounts/account'
import {
  addPasskey,
  confirmAccount,
  confirmByPasskey,
  listStudentPasskeys,
  removeStudentPasskey,
  renameStudentPasskey,
  requestNewPasskey,
  requestPasskeyConfirmation,
  requestPasskeyLogin,
  studentPasskeyLogin,
} from 'contract/accounts/account-passkeys'
import { endAccountSession, endOtherAccountSessions } from 'contract/accounts/account-settings'
import {
  type CreationOptions,
  passkeyRejected,
  type RequestOptions,
} from 'contract/accounts/passkeys'
import { ApiError } from 'contract/platform/client'
import { aUser } from 'testing/a-user.ts'
import { aSession } from 'testing/an-account.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { answer, refuse } from '#test/answer'
import { fill, pass, renderAccount, renderSettings } from '#test/render-account'

const browser = vi.hoisted(() => ({ makePasskey: vi.fn(), signWithPasskey: vi.fn() }))
vi.mock('#app/lib/browser-passkeys', () => browser)

const made = { id: 'a', clientDataJSON: 'b', attestationObject: 'c', transports: [] }
const signed = { id: 'a', clientDataJSON: 'b', authenticatorData: 'c', signature: 'd' }
const key = { type: 'public-key', id: 'a' } as const
const question: RequestOptions = {
  challenge: 'x',
  rpId: 'localhost',
  timeout: 1,
  allowCredentials: [key],
  userVerification: 'required',
}
const creation: CreationOptions = {
  rp: { id: 'localhost', name: 'College' },
  user: { id: 'x', name: 'm', displayName: 'm' },
  challenge: 'x',
  pubKeyCredParams: [{ type: 'public-key', alg: -7 }],
  timeout: 1,
  excludeCredentials: [],
  authenticatorSelection: {
    residentKey: 'required',
    requireResidentKey: true,
    userVerification: 'required',
  },
  attestation: 'none',
}
const phone = {
  _id: '0192f000-0000-7000-8000-000000000001',
  name: 'My phone',
  isSynced: true,
  createdAt: '2026-08-01T06:00:00.000Z',
}

const button = (name: string) => screen.getByRole('button', { name })

beforeEach(() => {
  browser.makePasskey.mockReset().mockResolvedValue(made)
  browser.signWithPasskey.mockReset().mockResolvedValue(signed)
})
afterEach(() => {
  vi.useRealTimers()
})

test('a student with a passkey on this device is signed in with it', async () => {
  const { user, router } = renderAccount('/login')
  answer(requestPasskeyLogin, { ...question, allowCredentials: [] })
  const sent = answer(studentPasskeyLogin, { message: userLoggedIn })
  answer(getCurrentUser, aUser())

  await user.click(button('Sign in with a passkey'))
  await waitFor(() => expect(sent).toHaveLength(1))
  await pass(600)

  await waitFor(() => expect(router.state.location.pathname).toBe('/'))
  expect(sent[0]?.body).toEqual(signed)
})

test('a failed passkey login says why, and can be retried', async () => {
  const { user } = renderAccount('/login')
  answer(requestPasskeyLogin, question)
  browser.signWithPasskey.mockRejectedValueOnce(
    new ApiError(0, { message: 'No passkey was chosen.' }),
  )
  await user.click(button('Sign in with a passkey'))
  await screen.findByText('No passkey was chosen.')

  refuse(studentPasskeyLogin, 401, passkeyRejected)
  await user.click(button('Sign in with a passkey'))
  await screen.findByText(passkeyRejected)
  expect(button('Sign in with a passkey').hasAttribute('disabled')).toBe(false)
})

test('adding a passkey requires the password, and names it after the device', async () => {
  const { user } = await renderSettings()
  await screen.findByText('You don’t have a passkey yet.')
  const confirmed = answer(confirmAccount, { message: 'Confirmed' })
  answer(requestNewPasskey, creation)
  const added = answer(addPasskey, { message: 'Passkey added' })

  await user.click(button('Add a passkey'))
  fill({ 'Your password': 'maple-Kettle-19' })
  answer(listStudentPasskeys, [phone])
  await user.click(button('Continue'))

  await screen.findByText('My phone')
  await screen.findByText('Passkey added')
  expect(confirmed[0]?.body).toEqual({ password: 'maple-Kettle-19' })
  expect(added[0]?.body).toEqual({ ...made, name: expect.any(String) })
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('a passkey can be renamed and removed', async () => {
  const { user } = await renderSettings({}, [aSession()], [phone])
  await screen.findByText(/Added Aug 1, 2026, not used yet, synced across your devices/)
  const renamed = answer(renameStudentPasskey, { message: 'Passkey renamed' })
  await user.click(button('Rename My phone'))
  fill({ Name: 'Old phone' })
  await user.click(button('Save'))
  await waitFor(() => expect(renamed[0]?.body).toEqual({ name: 'Old phone' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

  answer(requestPasskeyConfirmation, question)
  const confirmed = answer(confirmByPasskey, { message: 'Confirmed' })
  const removed = answer(removeStudentPasskey, { message: 'Passkey “My phone” removed' })
  await user.click(button('Remove My phone'))
  await user.click(button('Remove with a passkey'))
  await waitFor(() => expect(removed).toHaveLength(1))
  expect([confirmed[0]?.body, removed[0]?.params]).toEqual([signed, { passkeyId: phone._id }])
})

test('another device can be signed out alone, or all others together', async () => {
  const other = aSession({ _id: 'other', isCurrent: false })
  const { user } = await renderSettings({}, [aSession(), other])
  const one = answer(endAccountSession, { message: 'That device is signed out' })
  const all = answer(endOtherAccountSessions, { message: 'All other devices are signed out' })
  const item = within((await screen.findByText('This device')).closest('li') ?? document.body)
  expect(item.queryByRole('button')).toBeNull()

  await user.click(screen.getByRole('button', { name: /^Sign out: Firefox on Linux/ }))
  await screen.findByText('That device is signed out')
  await user.click(button('Sign out all others'))
  await screen.findByText('All other devices are signed out')
  expect([one[0]?.params, all.length]).toEqual([{ sessionId: 'other' }, 1])
})
