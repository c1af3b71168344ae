import { act, screen, waitFor } from '@testing-library/react'
import { adminLogout, getCurrentAdmin } from 'contract/accounts/admin'
import { afterEach, expect, test, vi } from 'vitest'
import { rememberSignedIn } from '#app/lib/signed-in-here'
import { anOwner } from '#test/an-owner'
import { answer, refuse } from '#test/answer'
import { answerEvents, answerFaculty } from '#test/answer-lists'
import { renderPanel } from '#test/render-admin'
import { renderApp } from '#test/render-app'

const loginPage = () => screen.findByRole('heading', { name: 'Admin Login' })

afterEach(() => {
  vi.useRealTimers()
})

test.each([
  '/admin',
  '/adminlogin',
])('reloading %s opens the panel for signed-in staff', async (path) => {
  answerEvents([])
  answerFaculty([])
  answer(getCurrentAdmin, anOwner())
  rememberSignedIn(true)

  const { router } = renderApp(path)

  await screen.findByRole('heading', { name: 'Dashboard' })
  expect(router.state.location.pathname).toBe('/admin')
})

test('if nobody has signed in, the server isn’t asked', async () => {
  const requested = refuse(getCurrentAdmin, 401)
  const { router } = renderApp('/admin')
  await loginPage()
  expect(router.state.location.pathname).toBe('/adminlogin')
  expect(requested).toHaveLength(0)
})

test('an ended session leads to the login, and isn’t checked again', async () => {
  const requested = refuse(getCurrentAdmin, 401)
  rememberSignedIn(true)
  renderApp('/admin')
  await waitFor(() => expect(screen.getByLabelText('Email')).toHaveProperty('disabled', false))
  renderApp('/admin')
  expect(requested).toHaveLength(1)
})

test('the login waits for the response, and appears if there is none', async () => {
  const requested = refuse(getCurrentAdmin, 0)
  rememberSignedIn(true)
  renderApp('/adminlogin')
  expect(screen.getByLabelText('Email')).toHaveProperty('disabled', true)
  await waitFor(() => expect(screen.getByLabelText('Email')).toHaveProperty('disabled', false))
  expect(requested).toHaveLength(1)
})

test('someone who logged out while the server was unreachable stays out after a reload', async () => {
  refuse(adminLogout, 503)
  const { user } = await renderPanel([])
  await user.click(screen.getByRole('button', { name: 'Logout' }))
  await user.click(screen.getByRole('button', { name: 'Yes, logout!' }))
  await screen.findByText('Logout failed, but you can still logout locally')
  await act(() => vi.advanceTimersByTimeAsync(2100))
  await loginPage()

  const requested = answer(getCurrentAdmin, anOwner())
  renderApp('/admin')
  expect(await screen.findAllByRole('heading', { name: 'Admin Login' })).toHaveLength(2)
  expect(requested).toHaveLength(0)
})
