import { screen, waitFor, within } from '@testing-library/react'
import { getCurrentAdmin, verifyPassword } from 'contract/accounts/admin'
import { listAdminSessions } from 'contract/accounts/admin-account'
import {
  addAdminPasskey,
  appOn,
  beginApp,
  confirmApp,
  type Factors,
  lastFactorRequired,
  listFactors,
  removeApp,
  renameAdminPasskey,
  renewRecoveryCodes,
  requestNewAdminPasskey,
  wrongFirstCode,
} from 'contract/accounts/admin-factors'
import { type CreationOptions, passkeyAdded, passkeyRenamed } from 'contract/accounts/passkeys'
import { getSettings } from 'contract/content/settings'
import { afterEach, expect, test, vi } from 'vitest'
import { anOwner } from '#test/an-owner'
import { answer, refuse } from '#test/answer'
import { renderPanel } from '#test/render-admin'
import { watchDownloads } from '#test/watch-downloads'

const made = { id: 'a', clientDataJSON: 'b', attestationObject: 'c', transports: [] }
vi.mock('#app/lib/browser-passkeys', () => ({ makePasskey: async () => made }))
const creation: CreationOptions = {
  rp: { id: 'localhost', name: 'College' },
  user: { id: 'u', name: 'head', displayName: 'head' },
  challenge: 'x',
  pubKeyCredParams: [],
  timeout: 1,
  excludeCredentials: [],
  authenticatorSelection: {
    residentKey: 'required',
    requireResidentKey: true,
    userVerification: 'required',
  },
  attestation: 'none',
}

const button = (name: string) => screen.getByRole('button', { name })
const appSince = '2026-11-20T06:00:00.000Z'
const codes = Array.from({ length: 10 }, (_, index) => `abcd-efgh-jkmn-000${index}`)

afterEach(() => {
  vi.useRealTimers()
})

async function renderFactors(factors: Factors) {
  answer(getCurrentAdmin, anOwner())
  answer(listAdminSessions, [])
  answer(getSettings, {})
  answer(listFactors, factors)
  answer(verifyPassword, { success: true })
  const rendered = await renderPanel([], 'Settings')
  await screen.findByRole('heading', { name: 'Second factor' })
  return rendered
}

test('an app is set up with its key and one correct code, and the recovery codes are shown once', async () => {
  const names = watchDownloads()
  const { user } = await renderFactors({ passkeys: [], codesLeft: 0 })
  await screen.findByText('Your account is protected by your password only.')
  answer(beginApp, { secret: 'JBSWY3DPEHPK3PXP', uri: 'otpauth://totp/x?secret=JBSWY3DPEHPK3PXP' })
  await user.click(button('Set up an authenticator app'))
  const question = within(screen.getByRole('dialog'))
  await user.type(question.getByLabelText('Password'), 'maple-Kettle-19')
  await user.click(button('Continue'))

  await screen.findByText('JBSW Y3DP EHPK 3PXP')
  screen.getByRole('img', { name: /QR code/ })
  refuse(confirmApp, 400, wrongFirstCode, { code: wrongFirstCode })
  await user.type(screen.getByLabelText('Code from the app'), '123456')
  await user.click(button('Turn on'))
  await screen.findByText(wrongFirstCode)
  answer(confirmApp, { message: appOn, codes })
  answer(listFactors, { passkeys: [], appSince, codesLeft: 10 })
  await user.click(button('Turn on'))

  await screen.findByText('abcd-efgh-jkmn-0009')
  await user.click(button('Download'))
  expect(names).toEqual(['recovery-codes.txt'])
  await user.click(button('I’ve saved them'))
  expect(screen.queryByText('abcd-efgh-jkmn-0009')).toBeNull()
  await screen.findByText('10 of 10 left')
})

test('recovery codes are shown although the account can’t be read again afterwards', async () => {
  const { user } = await renderFactors({ passkeys: [], codesLeft: 0 })
  answer(beginApp, { secret: 'JBSWY3DPEHPK3PXP', uri: 'otpauth://totp/x?secret=JBSWY3DPEHPK3PXP' })
  await user.click(await screen.findByRole('button', { name: 'Set up an authenticator app' }))
  await user.type(within(screen.getByRole('dialog')).getByLabelText('Password'), 'maple-Kettle-19')
  await user.click(button('Continue'))
  answer(confirmApp, { message: appOn, codes })
  refuse(getCurrentAdmin, 0)
  await user.type(await screen.findByLabelText('Code from the app'), '123456')
  await user.click(button('Turn on'))

  await screen.findByText('abcd-efgh-jkmn-0009')
})

test('a passkey can be renamed, and after adding one the name field is empty', async () => {
  const passkey = {
    _id: 'p',
    name: 'Chrome on Linux',
    isSynced: false,
    createdAt: appSince,
  }
  const { user } = await renderFactors({ passkeys: [passkey], codesLeft: 10 })
  await user.click(await screen.findByRole('button', { name: 'Rename: Chrome on Linux' }))
  const dialog = within(screen.getByRole('dialog', { name: 'Rename passkey' }))
  const name = dialog.getByLabelText(/^Name/)
  await user.clear(name)
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(name.getAttribute('aria-invalid')).toBe('true'))
  const sent = answer(renameAdminPasskey, { message: passkeyRenamed })
  answer(listFactors, { passkeys: [{ ...passkey, name: 'Key ring' }], codesLeft: 10 })
  await user.type(name, 'Key ring')
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  await screen.findByRole('button', { name: 'Remove: Key ring' })
  expect(sent[0]).toMatchObject({ params: { passkeyId: 'p' }, body: { name: 'Key ring' } })

  const field = screen.getByLabelText<HTMLInputElement>(/^Name for the new passkey/)
  expect(field.value).not.toBe('')
  answer(requestNewAdminPasskey, creation)
  answer(addAdminPasskey, { message: passkeyAdded })
  await user.click(button('Add passkey'))
  const proof = within(screen.getByRole('dialog', { name: 'Add passkey' }))
  await user.type(proof.getByLabelText('Password'), 'maple-Kettle-19')
  await user.click(proof.getByRole('button', { name: 'Continue' }))
  await screen.findByText(passkeyAdded)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(field.value).toBe('')
  expect(document.activeElement).toBe(button('Add passkey'))
})

test('new codes are offered when few are left, and a rejected removal says why', async () => {
  const { user } = await renderFactors({ passkeys: [], appSince, codesLeft: 2 })
  await screen.findByText('2 of 10 left. Generate new ones.')
  answer(renewRecoveryCodes, { codes })
  const confirm = async (verb: string) => {
    const dialog = within(screen.getByRole('dialog'))
    await user.type(dialog.getByLabelText('Password'), 'maple-Kettle-19')
    await user.click(dialog.getByRole('button', { name: verb }))
  }
  await user.click(button('Generate new: Recovery codes'))
  await confirm('Generate codes')
  await user.click(await screen.findByRole('button', { name: 'I’ve saved them' }))

  refuse(removeApp, 409, lastFactorRequired)
  await user.click(button('Remove: Authenticator app'))
  await confirm('Remove')
  await screen.findByText(lastFactorRequired)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})
