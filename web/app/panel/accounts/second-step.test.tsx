import { screen, waitFor } from '@testing-library/react'
import { adminLogin, loginSuccessful } from 'contract/accounts/admin'
import {
  adminPasskeyLogin,
  requestAdminPasskeyLogin,
  secondStepNeeded,
  verifySecondStep,
  wrongCode,
} from 'contract/accounts/admin-factors'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { anOwner } from '#test/an-owner'
import { answer, refuse } from '#test/answer'
import { answerEvents, answerFaculty } from '#test/answer-lists'
import { fillLogin, renderAdmin } from '#test/render-admin'

const signWithPasskey = vi.hoisted(() => vi.fn())
vi.mock('#app/lib/browser-passkeys', () => ({ signWithPasskey }))

const signed = { id: 'a', clientDataJSON: 'b', authenticatorData: 'c', signature: 'd' }
const button = (name: string) => screen.getByRole('button', { name })

beforeEach(() => {
  answerEvents([])
  answerFaculty([])
  signWithPasskey.mockReset().mockResolvedValue(signed)
  answer(requestAdminPasskeyLogin, {
    challenge: 'x',
    rpId: 'localhost',
    timeout: 1,
    allowCredentials: [],
    userVerification: 'required',
  })
})
afterEach(() => {
  vi.useRealTimers()
})

async function renderSecondStep(secondStep: { hasPasskey: boolean; hasApp: boolean }) {
  answer(adminLogin, { message: secondStepNeeded, secondStep })
  const rendered = renderAdmin('/adminlogin')
  await fillLogin(rendered.user)
  await screen.findByLabelText(/^Code/)
  return rendered
}

test('after the password comes the code, and then the panel', async () => {
  const { user } = await renderSecondStep({ hasPasskey: false, hasApp: true })
  expect(document.activeElement).toBe(screen.getByLabelText(/^Code/))
  screen.getByText(/six-digit code from your authenticator app, or one of your recovery codes/)
  expect(screen.queryByRole('button', { name: 'Use a passkey' })).toBeNull()
  expect(screen.queryByText(loginSuccessful)).toBeNull()
  await user.click(button('Confirm'))
  await screen.findByText('Code is required')
  expect(document.activeElement).toBe(screen.getByLabelText(/^Code/))

  refuse(verifySecondStep, 400, wrongCode)
  await user.type(screen.getByLabelText(/^Code/), '123456')
  await user.click(button('Confirm'))
  await screen.findByText(wrongCode)
  expect(document.activeElement).toBe(screen.getByLabelText(/^Code/))
  const sent = answer(verifySecondStep, { message: loginSuccessful, account: anOwner() })
  await user.click(button('Confirm'))

  await screen.findByText(loginSuccessful)
  expect(sent[0]?.body).toEqual({ code: '123456' })
  await screen.findByRole('button', { name: 'Dashboard' })
})

test('a passkey replaces both, and the password can be entered again', async () => {
  const { user } = await renderSecondStep({ hasPasskey: true, hasApp: false })
  await user.click(button('Back to password'))
  expect(document.activeElement).toBe(await screen.findByLabelText('Password'))

  const sent = answer(adminPasskeyLogin, { message: loginSuccessful, account: anOwner() })
  await user.click(button('Sign in with a passkey'))

  await waitFor(() => expect(sent[0]?.body).toEqual(signed))
  await screen.findByRole('button', { name: 'Dashboard' })
})
