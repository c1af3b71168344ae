import { fireEvent, screen, waitFor } from '@testing-library/react'
import { getCurrentUser, logout, userLoggedOut } from 'contract/accounts/account'
import { aUser } from 'testing/a-user.ts'
import { expect, test, vi } from 'vitest'
import menus from '#app/framework/islands/menus?script'
import { consumeNotice } from '#app/lib/notice-after-reload'
import { answer, refuse } from '#test/answer'
import { renderApp } from '#test/render-app'
import { runInFile } from '#test/run-inline'

runInFile(menus)

test('a visitor gets a link to the login', async () => {
  const calls = refuse(getCurrentUser, 400)
  renderApp('/about')

  expect(screen.getByRole('link', { name: 'Login' }).getAttribute('href')).toBe('/login')
  await waitFor(() => expect(calls).toHaveLength(1))
  expect(screen.getByRole('link', { name: 'Login' })).toBeDefined()
})

test('no request is sent if the document came without a session', async () => {
  const calls = answer(getCurrentUser, aUser())
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([
    Object.assign(Object.create(PerformanceEntry.prototype), {
      serverTiming: [{ name: 'visitor' }],
    }),
  ])
  renderApp('/about')

  expect(await screen.findByRole('link', { name: 'Login' })).toBeDefined()
  expect(calls).toHaveLength(0)
  vi.restoreAllMocks()
})

const documentOf = (type: NavigationTimingType) =>
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([
    Object.assign(Object.create(PerformanceEntry.prototype), {
      serverTiming: [{ name: 'visitor' }],
      type,
    }),
  ])

test('a page from the history that is older than the login asks who is signed in', async () => {
  localStorage.setItem('student', 'here')
  answer(getCurrentUser, aUser())
  documentOf('back_forward')
  renderApp('/about')

  expect(await screen.findByLabelText('Account of Meera Joshi')).toBeDefined()
  vi.restoreAllMocks()
})

const returnToPage = () =>
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))

test('a page from the back/forward cache shows who has signed in or out since', async () => {
  const before = refuse(getCurrentUser, 400)
  renderApp('/about')
  await waitFor(() => expect(before).toHaveLength(1))
  returnToPage()
  expect(before).toHaveLength(1)

  answer(getCurrentUser, aUser())
  localStorage.setItem('student', aUser()._id)
  returnToPage()
  expect(await screen.findByLabelText('Account of Meera Joshi')).toBeDefined()

  refuse(getCurrentUser, 400)
  localStorage.removeItem('student')
  returnToPage()
  expect(await screen.findByRole('link', { name: 'Login' })).toBeDefined()
})

test.each([
  ['the first letter of the name', 'meera', 'M'],
  ['U for an empty name', '  ', 'U'],
  ['U without a name', undefined, 'U'],
])('the avatar is %s', async (_, name, letter) => {
  const { name: _name, ...user } = aUser()
  answer(getCurrentUser, { ...user, ...(name && { name }) })
  renderApp('/about')

  expect(await screen.findByText(letter)).toBeDefined()
})

test('the avatar is the photo, if there is one', async () => {
  const profilePhoto = '/uploads/0123456789abcdef0123456789abcdef-400x400-88a8b8.webp'
  answer(getCurrentUser, aUser({ profilePhoto }))
  renderApp('/about')

  const menu = await screen.findByLabelText('Account of Meera Joshi')
  expect(menu.querySelector(`img[src="${profilePhoto}"]`)).not.toBeNull()
})

test('the menu links to the dashboard', async () => {
  answer(getCurrentUser, aUser())
  const { user } = renderApp('/about')

  await user.click(await screen.findByLabelText('Account of Meera Joshi'))
  expect(screen.getByRole('link', { name: 'Dashboard' }).getAttribute('href')).toBe('/')
})

test('Escape closes the menu right after it was opened', async () => {
  answer(getCurrentUser, aUser())
  renderApp('/about')
  const summary = await screen.findByLabelText('Account of Meera Joshi')

  fireEvent.click(summary)
  expect(summary.closest('details')?.open).toBe(true)
  fireEvent.keyDown(summary, { key: 'Escape' })
  expect(summary.closest('details')?.open).toBe(false)
})

test('logging out loads the login page, which says so', async () => {
  answer(getCurrentUser, aUser())
  answer(logout, { message: userLoggedOut })
  const assign = vi.fn()
  vi.stubGlobal('location', { ...window.location, assign })
  const { user } = renderApp('/about')

  await user.click(await screen.findByLabelText('Account of Meera Joshi'))
  await user.click(screen.getByRole('button', { name: 'Logout' }))
  await waitFor(() => expect(assign).toHaveBeenCalledExactlyOnceWith('/login'))
  expect(consumeNotice()?.message).toBe('User logged out successfully.')
})

test('a failed logout says so and changes nothing', async () => {
  answer(getCurrentUser, aUser())
  refuse(logout, 503, 'Service temporarily unavailable. Please try again later.')
  const { user } = renderApp('/about')

  await user.click(await screen.findByLabelText('Account of Meera Joshi'))
  await user.click(screen.getByRole('button', { name: 'Logout' }))
  expect(
    await screen.findByText('Service temporarily unavailable. Please try again later.'),
  ).toBeDefined()
  expect(screen.getByLabelText('Account of Meera Joshi')).toBeDefined()
})
