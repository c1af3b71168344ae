import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { CurrentAdmin } from 'contract/accounts/admin'
import type { Event } from 'contract/events/events'
import type { FacultyMember } from 'contract/people/faculty'
import { vi } from 'vitest'
import { answerEvents, answerFaculty } from './answer-lists'
import { answerLogin } from './answer-login'
import { renderApp } from './render-app'

export const testNow = '2026-11-21T06:00:00.000Z'

/** Renders the panel with a fake clock. */
export function renderAdmin(path: '/admin' | '/adminlogin') {
  vi.useFakeTimers({ now: new Date(testNow), shouldAdvanceTime: true })
  const rendered = renderApp(path)
  return { ...rendered, user: userEvent.setup({ advanceTimers: vi.advanceTimersByTime }) }
}

type User = ReturnType<typeof userEvent.setup>

export async function fillLogin(
  user: User,
  password = 'maple-Kettle-19',
  email = 'head@college.example',
) {
  await user.type(await screen.findByLabelText('Email'), email)
  await user.type(screen.getByLabelText('Password'), password)
  await user.click(screen.getByRole('button', { name: 'Login' }))
}

/** Opens a view of the panel as a signed-in administrator. */
export async function renderPanel(
  events: Event[],
  entry = 'Dashboard',
  faculty: FacultyMember[] = [],
  account: Partial<CurrentAdmin> = {},
) {
  answerEvents(events)
  answerFaculty(faculty)
  answerLogin(account)
  const rendered = renderAdmin('/adminlogin')
  await fillLogin(rendered.user)
  await rendered.user.click(await screen.findByRole('button', { name: entry }))
  return rendered
}
