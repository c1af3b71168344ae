import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { verifyPassword } from 'contract/accounts/admin'
import { clearFactors, factorsCleared } from 'contract/accounts/admin-factors'
import {
  alreadyInvited,
  invitationMailed,
  invitationRevoked,
  invitationToCopy,
  inviteToPanel,
  replaceInvitation,
  revokeInvitation,
} from 'contract/accounts/invitations'
import {
  accountChanged,
  accountChangedMeanwhile,
  accountEnabled,
  accountRemoved,
  changeAccount,
  enableAccount,
  lastOwner,
  listAccounts,
  removeAccount,
} from 'contract/accounts/staff-accounts'
import { isRight, rights, roleNames, roles } from 'contract/platform/roles'
import { anOpenInvitation, aShownAccount } from 'testing/a-staff-account.ts'
import { afterEach, expect, test, vi } from 'vitest'
import { answer, refuse } from '#test/answer'
import { fillLogin, renderPanel } from '#test/render-admin'

const own = aShownAccount({ email: 'head@college.example', name: '', role: 'owner', isOwn: true })
const asha = aShownAccount({
  name: 'Asha Rao',
  email: 'asha@college.example',
  entries: 2,
  hasFactor: true,
})
const url = `https://college.example/adminlogin/invitation#${'a'.repeat(43)}`

afterEach(() => {
  vi.useRealTimers()
})

async function openAccounts({
  hasMail = true,
  accounts = [own, asha],
  invitations = [anOpenInvitation()],
} = {}) {
  answer(listAccounts, { accounts, invitations, hasMail })
  answer(verifyPassword, { success: true })
  const rendered = await renderPanel([], 'Accounts')
  await screen.findByRole('heading', { name: 'Roles and permissions' })
  return rendered
}

/** Enters one's own password in the topmost dialog, and confirms. */
async function confirm(user: UserEvent, title: string, verb: string) {
  const dialog = within(await screen.findByRole('dialog', { name: title }))
  await user.type(dialog.getByLabelText('Password'), 'maple-Kettle-19')
  await user.click(dialog.getByRole('button', { name: verb }))
}

const button = (name: string | RegExp) => screen.getByRole('button', { name })

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

test('changing a role needs one’s password, and is based on what was seen', async () => {
  const changes = answer(changeAccount, { message: accountChanged })
  const { user } = await openAccounts()
  await user.click(button(/^Change.*Asha/))
  const dialog = within(screen.getByRole('dialog', { name: 'Change Asha Rao' }))
  expect(dialog.queryByLabelText(/^Email/)).toBeNull()
  await user.selectOptions(dialog.getByLabelText(/^Role/), 'publisher')
  await user.click(dialog.getByRole('button', { name: 'Continue' }))
  expect(changes).toHaveLength(0)
  await user.type(await screen.findByLabelText('Password'), 'maple-Kettle-19')
  await user.click(button('Verify & Continue'))

  await screen.findByText(accountChanged)
  const seen = { name: 'Asha Rao', role: 'author', departments: [], mayPublish: false }
  expect(changes[0]).toMatchObject({
    params: { _id: asha._id },
    body: { ...seen, role: 'publisher', seen },
  })
})

test('choices stay when a change is rejected', async () => {
  refuse(changeAccount, 409, lastOwner)
  const { user } = await openAccounts()
  await user.click(button(/^Change.*head@/))
  const dialog = within(screen.getByRole('dialog', { name: /^Change head@/ }))
  await user.type(dialog.getByLabelText(/^Name/), 'The Principal')
  await user.selectOptions(dialog.getByLabelText(/^Role/), 'office')
  await user.click(dialog.getByRole('button', { name: 'Continue' }))
  await confirm(user, 'Change account', 'Verify & Continue')

  await dialog.findByText(lastOwner)
  expect(dialog.getByLabelText(/^Role/)).toHaveProperty('value', 'office')
})

test('what somebody else saved meanwhile follows or is shown, and can be replaced', async () => {
  const { user } = await openAccounts()
  await user.click(button(/^Change: Asha Rao/))
  const dialog = within(screen.getByRole('dialog', { name: /^Change Asha Rao/ }))
  await user.clear(dialog.getByLabelText(/^Name/))
  await user.type(dialog.getByLabelText(/^Name/), 'Asha R.')
  const theirs = { ...asha, name: 'A. Rao', role: 'translator', mayPublish: true } as const
  answer(listAccounts, { accounts: [own, theirs], invitations: [], hasMail: true })
  refuse(changeAccount, 409, accountChangedMeanwhile)
  await user.click(dialog.getByRole('button', { name: 'Continue' }))
  await confirm(user, 'Change account', 'Verify & Continue')

  await dialog.findByText('A. Rao')
  expect(dialog.getByLabelText(/^Name/)).toHaveProperty('value', 'Asha R.')
  expect(dialog.getByLabelText(/^Role/)).toHaveProperty('value', 'translator')

  const changes = answer(changeAccount, { message: accountChanged })
  await user.click(dialog.getByRole('button', { name: 'Continue' }))
  await confirm(user, 'Change account', 'Verify & Continue')
  await screen.findByText(accountChanged)
  const { role, departments, mayPublish } = theirs
  const saved = { role, departments, mayPublish }
  expect(changes[0]?.body).toEqual({
    ...saved,
    name: 'Asha R.',
    seen: { ...saved, name: 'A. Rao' },
  })
})

test('enabling an account needs one’s password', async () => {
  const enabled = answer(enableAccount, { message: accountEnabled })
  const shut = { ...asha, disabledAt: '2026-11-01T06:00:00.000Z' }
  const { user } = await openAccounts({ accounts: [own, shut] })
  await user.click(button('Enable: Asha Rao'))
  screen.getByText(/^Asha Rao will be able to sign in again/)
  expect(enabled).toHaveLength(0)
  await confirm(user, 'Enable account', 'Enable')
  await screen.findByText(`Asha Rao: ${accountEnabled}`)
  expect(enabled[0]?.params).toEqual({ _id: asha._id })
})

test('removing an account needs confirmation and one’s password', async () => {
  const removals = answer(removeAccount, { message: accountRemoved })
  const { user } = await openAccounts()
  screen.getByText(/has a second factor, owns 2 entries$/)
  await user.click(button('Remove: Asha Rao'))
  screen.getByText(/^2 website entries will have no owner/)
  await user.click(button('Remove'))
  expect(removals).toHaveLength(0)
  await user.type(await screen.findByLabelText('Password'), 'maple-Kettle-19')
  await user.click(button('Verify & Continue'))
  await screen.findByText(`Asha Rao: ${accountRemoved}`)
  expect(removals[0]?.params).toEqual({ _id: asha._id })
})

test('removing the second factor of a lost phone needs confirmation and one’s password', async () => {
  const cleared = answer(clearFactors, { message: factorsCleared })
  const { user } = await openAccounts()
  await user.click(button(/^Remove second factor.*Asha/))
  screen.getByText(/^Asha Rao is signed out everywhere/)
  await user.click(button('Remove'))
  await user.type(await screen.findByLabelText('Password'), 'maple-Kettle-19')
  await user.click(button('Verify & Continue'))
  await screen.findByText(`Asha Rao: ${factorsCleared}`)
  expect(cleared[0]?.params).toEqual({ _id: asha._id })
  // Own factors are removed in the settings.
  expect(screen.queryByRole('button', { name: /^Remove second factor.*head@/ })).toBeNull()
})

test('the server’s message says why the last owner stays', async () => {
  refuse(removeAccount, 409, lastOwner)
  const { user } = await openAccounts()
  await user.click(button(/^Remove.*head@/))
  screen.getByText('This is your own account.')
  await user.click(button('Remove'))
  await user.type(await screen.findByLabelText('Password'), 'maple-Kettle-19')
  await user.click(button('Verify & Continue'))
  await screen.findByText(lastOwner)
})

test('every right of every role is in the table', async () => {
  await openAccounts()
  const table = within(screen.getByRole('table'))
  for (const right of Object.keys(rights).filter(isRight)) {
    const row = within(table.getByRole('row', { name: new RegExp(`^${rights[right]}`) }))
    expect(row.getAllByRole('cell')).toHaveLength(roleNames.length)
  }
  table.getByRole('columnheader', { name: roles.owner.label })
})

test('what was typed for an account when the session ended is in its dialog after the next login', async () => {
  const { user } = await openAccounts()
  const openChange = async () => {
    await user.click(await screen.findByRole('button', { name: /^Change.*Asha/ }))
    return within(screen.getByRole('dialog', { name: /^Change Asha/ }))
  }
  const dialog = await openChange()
  await user.type(dialog.getByLabelText(/^Name/), ' Verma')
  await user.click(dialog.getByRole('button', { name: 'Continue' }))
  refuse(verifyPassword, 401)
  await confirm(user, 'Change account', 'Verify & Continue')
  await screen.findByText(/^Your session has ended\..* Your changes are saved/)

  answer(listAccounts, {
    accounts: [own, { ...asha, role: 'office' }],
    invitations: [],
    hasMail: true,
  })
  await fillLogin(user)
  const after = await openChange()
  expect(after.getByLabelText(/^Name/)).toHaveProperty('value', 'Asha Rao Verma')
  const changes = answer(changeAccount, { message: accountChanged })
  answer(verifyPassword, { success: true })
  await user.click(after.getByRole('button', { name: 'Continue' }))
  await confirm(user, 'Change account', 'Verify & Continue')
  await screen.findByText(accountChanged)
  // Somebody else changed the role meanwhile.
  const role = 'office'
  expect(changes[0]?.body).toMatchObject({ name: 'Asha Rao Verma', role, seen: { role } })
})
