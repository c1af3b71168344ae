import { screen, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { verifyPassword } from 'contract/accounts/admin'
import { listAccounts } from 'contract/accounts/staff-accounts'
import { anOpenInvitation, aShownAccount } from 'testing/a-staff-account.ts'
import { answer } from './answer'
import { renderPanel } from './render-admin'

export const own = aShownAccount({
  email: 'head@college.example',
  name: '',
  role: 'owner',
  isOwn: true,
})
export const asha = aShownAccount({
  name: 'Asha Rao',
  email: 'asha@college.example',
  entries: 2,
  hasFactor: true,
})

export async function openAccounts({
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
export async function confirm(user: UserEvent, title: string, verb: string) {
  const dialog = within(await screen.findByRole('dialog', { name: title }))
  await user.type(dialog.getByLabelText('Password'), 'maple-Kettle-19')
  await user.click(dialog.getByRole('button', { name: verb }))
}

export const button = (name: string | RegExp) => screen.getByRole('button', { name })
