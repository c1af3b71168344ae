import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import {
  acceptInvitation,
  invitationAccepted,
  invitationStatuses,
  readInvitation,
} from 'contract/accounts/invitations'
import { expect, test } from 'vitest'
import { answer, refuse } from '#test/answer'
import { renderApp } from '#test/render-app'

const token = 'A'.repeat(43)
const invitation = {
  email: 'asha@college.example',
  name: 'Asha Rao',
  role: 'editor' as const,
  departments: ['bca'],
  invitedBy: 'The Principal',
  expiresAt: '2099-11-28T06:00:00.000Z',
}

async function openInvitation() {
  answer(readInvitation, { invitation })
  renderApp(`/adminlogin/invitation#${token}`)
  await screen.findByText('The Principal')
  return userEvent.setup()
}

async function accept(user: ReturnType<typeof userEvent.setup>) {
  await user.type(screen.getByLabelText('New password'), 'green-Kettle-82')
  await user.type(screen.getByLabelText('Confirm password'), 'green-Kettle-82')
  await user.click(screen.getByRole('button', { name: 'Accept invitation' }))
}

test('a link shows who invites to which role, changes nothing before the button, and leads to the login', async () => {
  const accepted = answer(acceptInvitation, { message: invitationAccepted })
  const user = await openInvitation()
  screen.getByText('Editor of departments: B.C.A.')
  screen.getByText('asha@college.example')
  expect(accepted).toHaveLength(0)

  await accept(user)

  await screen.findByRole('heading', { name: 'Admin Login' })
  await screen.findByText(invitationAccepted)
  expect(accepted[0]?.body).toEqual({ token, name: 'Asha Rao', newPassword: 'green-Kettle-82' })
})

test.each([
  'used',
  'expired',
  'replaced',
  'revoked',
  'unknown',
] as const)('a link that is %s says what to do', async (ending) => {
  answer(readInvitation, { ending })
  renderApp(`/adminlogin/invitation#${token}`)
  await screen.findByText(invitationStatuses[ending])
  expect(screen.queryByRole('button', { name: 'Accept invitation' })).toBeNull()
})

test('an incomplete link sends no request', async () => {
  const requested = answer(readInvitation, { invitation })
  renderApp('/adminlogin/invitation')
  await screen.findByText(invitationStatuses.unknown)
  expect(requested).toHaveLength(0)
})

test('a link used in the meantime is reported, and a rejected password is reported at its field', async () => {
  const weak = 'This is one of the most common passwords'
  refuse(acceptInvitation, 400, 'enter a strong password', { newPassword: weak })
  const user = await openInvitation()
  await accept(user)
  await waitFor(() =>
    expect(screen.getByLabelText('New password').getAttribute('aria-invalid')).toBe('true'),
  )

  refuse(acceptInvitation, 410, invitationStatuses.used)
  await user.click(screen.getByRole('button', { name: 'Accept invitation' }))
  await screen.findByText(invitationStatuses.used)
})
