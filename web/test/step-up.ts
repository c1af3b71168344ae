import { screen, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { verifyPassword } from 'contract/accounts/admin'
import { listFactors } from 'contract/accounts/admin-factors'
import { answer } from './answer'

export async function stepUp(user: UserEvent, verb: string) {
  answer(listFactors, { passkeys: [], codesLeft: 0 })
  answer(verifyPassword, { success: true })
  const dialog = within(screen.getByRole('dialog'))
  await user.type(dialog.getByLabelText('Password'), 'maple-Kettle-19')
  await user.click(dialog.getByRole('button', { name: verb }))
}
