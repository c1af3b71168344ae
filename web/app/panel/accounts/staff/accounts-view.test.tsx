import { screen, within } from '@testing-library/react'
import { verifyPassword } from 'contract/accounts/admin'
import { clearFactors, factorsCleared } from 'contract/accounts/admin-factors'
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
import { afterEach, expect, test, vi } from 'vitest'
import { answer, refuse } from '#test/answer'
import { asha, button, confirm, openAccounts, own } from '#test/open-accounts'
import { fillLogin } from '#test/render-admin'

afterEach(() => {
  vi.useRealTimers()
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
