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

/** A screen for students on a clock that a test can turn. */
export function renderAccount(path: string) {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const rendered = renderApp(path)
  return { ...rendered, user: userEvent.setup({ advanceTimers: vi.advanceTimersByTime }) }
}

/** Turns the clock, and lets happen what was due. */
export const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))

/** What a browser does when the control with the focus is disabled, and jsdom does not. */
export function loseFocus() {
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
}

/** Writes texts into the fields of these labels. */
export function fill(texts: Record<string, string>) {
  for (const [label, value] of Object.entries(texts)) {
    fireEvent.change(screen.getByLabelText(label), { target: { value } })
  }
}

/** What stands in the field of a label. */
export const textIn = (label: string) => (screen.getByLabelText(label) as HTMLInputElement).value

/** The message at the field of a label; undefined when nothing is wrong with it. */
export function faultOf(label: string): string | undefined {
  const field = screen.getByLabelText(label)
  if (field.getAttribute('aria-invalid') !== 'true') return undefined
  const ids = field.getAttribute('aria-describedby')?.split(' ') ?? []
  const message = ids.find((id) => id.endsWith('-error'))
  return document.getElementById(message ?? '')?.textContent ?? undefined
}

/** Signs somebody in from now on; the first calls get no answer. Gives the instants of the calls. */
export function signIn({ failures = 0, user = aUser() } = {}): number[] {
  const instants: number[] = []
  answer(getCurrentUser, () => {
    instants.push(Date.now())
    if (instants.length <= failures) throw new Error('no answer')
    return user
  })
  return instants
}

/** The account page of a student who is signed in. */
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
