import { act, screen, waitFor, within } from '@testing-library/react'
import { adminLogout, loggedOut } from 'contract/accounts/admin'
import { countMessages } from 'contract/messaging/messages'
import { afterEach, expect, test, vi } from 'vitest'
import { answer, refuse } from '#test/answer'
import { renderPanel } from '#test/render-admin'

afterEach(() => {
  vi.useRealTimers()
})

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))

test('logging out asks first, tells the server, and leaves two seconds later', async () => {
  const logouts = answer(adminLogout, { message: loggedOut })
  const { user, router } = await renderPanel([])
  await user.click(screen.getByRole('button', { name: 'Logout' }))
  within(screen.getByRole('dialog', { name: 'Are you sure?' })).getByText('You will be logged out!')
  expect(logouts).toHaveLength(0)

  await user.click(screen.getByRole('button', { name: 'Yes, logout!' }))

  await screen.findByText('Logged out successfully! 👋')
  expect(screen.getByRole('button', { name: 'Logging out...' })).toHaveProperty('disabled', true)
  await pass(1800)
  expect(router.state.location.pathname).toBe('/admin')
  await pass(300)
  await waitFor(() => expect(router.state.location.pathname).toBe('/login'))
  await act(() => router.navigate('/admin'))
  await screen.findByRole('heading', { name: 'Admin Login' })
})

test('while the panel confirms the logout, a rejected call and Back change nothing', async () => {
  answer(adminLogout, { message: loggedOut })
  const { user, router, queryClient } = await renderPanel([])
  await user.click(screen.getByRole('button', { name: 'Logout' }))
  await user.click(screen.getByRole('button', { name: 'Yes, logout!' }))
  await screen.findByText('Logged out successfully! 👋')
  const rejected = refuse(countMessages, 401, 'Admin login required')
  await act(() => queryClient.invalidateQueries())
  expect(rejected).toHaveLength(1)
  expect(router.state.location.pathname).toBe('/admin')

  await act(() => router.navigate('/nowhere'))
  await act(() => router.navigate('/admin'))
  await screen.findByRole('heading', { name: 'Admin Login' })
  expect(screen.queryByText(/Your session has ended/)).toBeNull()
})

test('a logout answered after the panel was left also ends the session', async () => {
  let finish = () => {}
  const ended = new Promise<void>((resolve) => {
    finish = resolve
  })
  const logouts = answer(adminLogout, () => ended.then(() => ({ message: loggedOut })))
  const { user, router } = await renderPanel([])
  await user.click(screen.getByRole('button', { name: 'Logout' }))
  await user.click(screen.getByRole('button', { name: 'Yes, logout!' }))
  await waitFor(() => expect(logouts).toHaveLength(1))
  await act(() => router.navigate('/nowhere'))
  finish()
  await pass(100)
  await act(() => router.navigate('/admin'))
  await screen.findByRole('heading', { name: 'Admin Login' })
})

test('a cancelled logout changes nothing', async () => {
  const logouts = answer(adminLogout, { message: loggedOut })
  const { user } = await renderPanel([])
  await user.click(screen.getByRole('button', { name: 'Logout' }))
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(logouts).toHaveLength(0)
})

test('a failed logout says so and ends the session here two seconds later', async () => {
  refuse(adminLogout, 503, 'Service temporarily unavailable. Please try again later.')
  const { user, router } = await renderPanel([])
  await user.click(screen.getByRole('button', { name: 'Logout' }))
  await user.click(screen.getByRole('button', { name: 'Yes, logout!' }))
  await screen.findByText('Logout failed, but you can still logout locally')
  await pass(2100)
  await screen.findByRole('heading', { name: 'Admin Login' })
  expect(router.state.location.pathname).toBe('/adminlogin')
})
