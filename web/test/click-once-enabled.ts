import { screen, waitFor } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect } from 'vitest'

/** Bulk actions are checked before they can be confirmed; a press meanwhile does nothing. */
export async function clickOnceEnabled(user: UserEvent, name: string): Promise<void> {
  const button = await screen.findByRole<HTMLButtonElement>('button', { name })
  await waitFor(() => expect(button.disabled).toBe(false))
  await user.click(button)
}
