import { act, fireEvent, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { getCurrentUser } from 'contract/accounts/account'
import { listStudentPasskeys } from 'contract/accounts/account-passkeys'
import { type Account, getAccount, listAccountSessions } from 'contract/accounts/account-settings'
import type { Passkey } from 'contract/accounts/passkeys'
import { aUser } from 'testing/a-user.ts'
import { anAccount, aSession } from 'testing/an-account.ts'
import { vi } from 'vitest'
import { answer } from './answer'
import { renderApp } from './render-app'

/** Renders a student screen with a fake clock. */
export function renderAccount(path: string) {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const rendered = renderApp(path)
  return { ...rendered, user: userEvent.setup({ advanceTimers: vi.advanceTimersByTime }) }
}

/** Advances the clock and runs what is due. */
export const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))

/** Browsers drop the focus of a disabled control; jsdom doesn't. */
export function loseFocus() {
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
}

/** Fields are found by label. */
export function fill(texts: Record<string, string>) {
  for (const [label, value] of Object.entries(texts)) {
    fireEvent.change(screen.getByLabelText(label), { target: { value } })
  }
}

export const textIn = (label: string) => (screen.getByLabelText(label) as HTMLInputElement).value

/** Undefined if the field is valid. */
export function faultOf(label: string): string | undefined {
  const field = screen.getByLabelText(label)
  if (field.getAttribute('aria-invalid') !== 'true') return undefined
  const ids = field.getAttribute('aria-describedby')?.split(' ') ?? []
  const message = ids.find((id) => id.endsWith('-error'))
  return document.getElementById(message ?? '')?.textContent ?? undefined
}

/** Signs a student in; the first calls get no response. Returns the times of the calls. */
export function signIn({ failures = 0, user = aUser() } = {}): number[] {
  const instants: number[] = []
  answer(getCurrentUser, () => {
    instants.push(Date.now())
    if (instants.length <= failures) throw new Error('no answer')
    return user
  })
  return instants
}

/** The account page of a signed-in student. */
export async function renderSettings(
  details: Partial<Account> = {},
  sessions = [aSession()],
  passkeys: Passkey[] = [],
) {
  const account = anAccount(details)
  answer(getCurrentUser, aUser({ isVerified: account.isVerified }))
  answer(getAccount, account)
  answer(listAccountSessions, sessions)
  answer(listStudentPasskeys, passkeys)
  const rendered = renderAccount('/account')
  await screen.findByRole('heading', { name: 'Profile' })
  return rendered
}
