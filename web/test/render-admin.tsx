import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { type CurrentAdmin, getCurrentAdmin } from 'contract/accounts/admin'
import type { Event } from 'contract/events/events'
import { readToday } from 'contract/operations/today'
import type { FacultyMember } from 'contract/people/faculty'
import { expect, vi } from 'vitest'
import { rememberSignedIn } from '#app/lib/signed-in-here'
import { viewIds, viewOf } from '#app/panel/views'
import { anOwner } from './an-owner'
import { answer } from './answer'
import { answerEvents, answerFaculty } from './answer-lists'
import { answerLogin } from './answer-login'
import { pasteInto } from './paste-into'
import { renderApp } from './render-app'

export const testNow = '2026-11-21T06:00:00.000Z'

/** Renders the panel with a fake clock. */
export function renderAdmin(path: '/admin' | '/adminlogin' | `/admin?${string}`, state?: object) {
  vi.useFakeTimers({ now: new Date(testNow), shouldAdvanceTime: true })
  const rendered = renderApp(path, { ...(state && { state }) })
  return { ...rendered, user: userEvent.setup({ advanceTimers: vi.advanceTimersByTime }) }
}

type User = ReturnType<typeof userEvent.setup>

export async function fillLogin(
  user: User,
  password = 'maple-Kettle-19',
  email = 'head@college.example',
) {
  await pasteInto(user, await screen.findByLabelText('Email'), email)
  await pasteInto(user, screen.getByLabelText('Password'), password)
  await user.click(screen.getByRole('button', { name: 'Login' }))
}

const isLabelled = (label: string) => (id: (typeof viewIds)[number]) => viewOf(id).label === label

/** Opens a view of the panel as a signed-in administrator. Back leads to the dashboard. */
export async function renderPanel(
  events: Event[],
  entry = 'Dashboard',
  faculty: FacultyMember[] = [],
  account: Partial<CurrentAdmin> = {},
) {
  answerEvents(events)
  answerFaculty(faculty)
  answerLogin(account)
  answer(getCurrentAdmin, anOwner(account))
  answer(readToday, {})
  rememberSignedIn(true)
  const view = viewIds.find(isLabelled(entry))
  const rendered = renderAdmin('/admin', view === 'dashboard' ? undefined : { view })
  const sidebar = await screen.findByRole('navigation', { name: 'Admin panel' })
  const isOpen = { name: (name: string) => name.startsWith(entry), current: 'page' } as const
  within(sidebar).getByRole('button', isOpen)
  // A view is fetched when it first opens, and any test may be that first.
  await waitFor(() => expect(screen.queryByText('Loading...')).toBeNull())
  return rendered
}
