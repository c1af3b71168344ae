import { screen, waitFor, within } from '@testing-library/react'
import {
  alreadyInvited,
  invitationMailed,
  invitationRevoked,
  invitationToCopy,
  inviteToPanel,
  replaceInvitation,
  revokeInvitation,
} from 'contract/accounts/invitations'
import { listAccounts } from 'contract/accounts/staff-accounts'
import { anOpenInvitation } from 'testing/a-staff-account.ts'
import { afterEach, expect, test, vi } from 'vitest'
import { answer, refuse } from '#test/answer'
import { asha, button, confirm, openAccounts, own } from '#test/open-accounts'

afterEach(() => {
  vi.useRealTimers()
})

const url = `https://college.example/adminlogin/invitation#${'a'.repeat(43)}`

test('someone is invited with role and departments, and the link is shown once', async () => {
  const invited = answer(inviteToPanel, { message: invitationMailed, url, isMailed: true })
  const { user } = await openAccounts()
  await user.click(button('Invite someone'))
  const dialog = within(screen.getByRole('dialog', { name: 'Invite someone' }))
  await user.type(dialog.getByLabelText(/^Email/), 'ravi@college.example')
  await user.type(dialog.getByLabelText(/^Name/), 'Ravi Kumar')
  await user.selectOptions(dialog.getByLabelText(/^Role/), 'editor')
  await user.click(dialog.getByRole('button', { name: 'Send invitation' }))
  await dialog.findByText('Choose at least one department')
  expect(invited).toHaveLength(0)

  await user.click(dialog.getByRole('checkbox', { name: 'B.C.A.' }))
  await user.click(dialog.getByRole('button', { name: 'Send invitation' }))
  await screen.findByText(
    /^You are inviting ravi@college.example as Editor of departments: B.C.A.\./,
  )
  expect(invited).toHaveLength(0)
  await confirm(user, 'Send invitation', 'Send invitation')

  const sent = within(await screen.findByRole('region', { name: /^Invitation for ravi@/ }))
  expect(sent.getByLabelText('Invitation link')).toHaveProperty('value', url)
  expect(invited[0]?.body).toEqual({
    email: 'ravi@college.example',
    name: 'Ravi Kumar',
    role: 'editor',
    departments: ['bca'],
    mayPublish: false,
  })
})

test('fields that a role doesn’t need aren’t sent, and a rejection is shown at its field', async () => {
  refuse(inviteToPanel, 409, alreadyInvited, { email: alreadyInvited })
  const { user } = await openAccounts({ hasMail: false, invitations: [] })
  screen.getByText(/^Email is not set up/)
  await user.click(button('Invite someone'))
  const dialog = within(screen.getByRole('dialog', { name: 'Invite someone' }))
  await user.type(dialog.getByLabelText(/^Email/), 'ravi@college.example')
  await user.type(dialog.getByLabelText(/^Name/), 'Ravi Kumar')
  await user.selectOptions(dialog.getByLabelText(/^Role/), 'editor')
  await user.click(dialog.getByRole('checkbox', { name: 'B.C.A.' }))
  await user.click(dialog.getByRole('checkbox', { name: /^Can publish/ }))
  await user.selectOptions(dialog.getByLabelText(/^Role/), 'office')
  await user.click(dialog.getByRole('button', { name: 'Create link' }))
  await confirm(user, 'Create link', 'Create link')
  await dialog.findByText(alreadyInvited)
  expect(screen.getAllByRole('dialog')).toHaveLength(1)
  expect(dialog.getByLabelText(/^Name/)).toHaveProperty('value', 'Ravi Kumar')
  await waitFor(() => expect(document.activeElement).toBe(dialog.getByLabelText(/^Email/)))

  const calls = answer(inviteToPanel, { message: invitationToCopy, url, isMailed: false })
  await user.click(dialog.getByRole('button', { name: 'Create link' }))
  await confirm(user, 'Create link', 'Create link')
  await screen.findByRole('region', { name: /^Invitation for/ })
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(calls[0]?.body).toMatchObject({ role: 'office', departments: [], mayPublish: false })
})

test('an expired invitation is sent again as it was', async () => {
  const over = anOpenInvitation({ name: 'Ravi Kumar', isOver: true })
  const sends = answer(replaceInvitation, { message: invitationMailed, url, isMailed: true })
  const { user } = await openAccounts({ invitations: [over] })
  screen.getByText('Expired')
  await user.click(button(/^Send again.*Ravi/))
  expect(sends).toHaveLength(0)
  await confirm(user, 'Send invitation again', 'Send again')
  await screen.findByLabelText('Invitation link')
  expect(sends[0]).toMatchObject({ params: { _id: over._id }, body: { email: over.email } })
})

test('revoking another invitation keeps the link that is shown once, and the focus stays in the view', async () => {
  const [other, fresh] = [
    anOpenInvitation({ name: 'Bela Sen', email: 'bela@college.example' }),
    anOpenInvitation({ name: 'Ravi Kumar' }),
  ]
  answer(replaceInvitation, { message: invitationMailed, url, isMailed: true })
  const { user } = await openAccounts({ invitations: [other, fresh] })
  await user.click(button(/^Send again.*Ravi/))
  await confirm(user, 'Send invitation again', 'Send again')
  await screen.findByLabelText('Invitation link')

  answer(revokeInvitation, { message: invitationRevoked })
  answer(listAccounts, { accounts: [own, asha], invitations: [fresh], hasMail: true })
  await user.click(button(/^Revoke.*Bela/))
  await waitFor(() => expect(screen.queryByText('bela@college.example')).toBeNull())
  screen.getByLabelText('Invitation link')
  expect(document.activeElement?.textContent).toContain('Invite someone')

  await user.click(button(/^Revoke.*Ravi/))
  await waitFor(() => expect(screen.queryByLabelText('Invitation link')).toBeNull())
})
