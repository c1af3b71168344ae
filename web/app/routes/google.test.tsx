import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { getCurrentUser, googleLogin } from 'contract/accounts/account'
import { afterEach, expect, test, vi } from 'vitest'
import { answer, refuse } from '#test/answer'
import { aPopup, hearStarts, tellOutcome, tellStart } from '#test/google-popup'
import { loseFocus, pass, renderAccount, signIn } from '#test/render-account'
import { renderApp } from '#test/render-app'

afterEach(() => {
  vi.useRealTimers()
})

const signedIn = {
  status: 'signed-in',
  name: 'Ravi Kumar',
  email: 'ravi@mail.example',
  profilePhoto: 'https://photos.example/ravi.jpg',
} as const
const { status: _, ...payload } = signedIn
const { profilePhoto: __, ...payloadWithoutPhoto } = payload

const googleButton = () => screen.getByRole('button', { name: 'Continue with Google' })

/** Accepts logins. Returns them with their times. */
function takeLogins() {
  const instants: number[] = []
  const sent = answer(googleLogin, () => {
    instants.push(Date.now())
    return { message: 'Google login successful!' }
  })
  return { sent, instants }
}

const screens = [
  {
    path: '/login',
    success: 'Google login successful!',
    cancelled: 'Login cancelled',
    failed: 'Google login failed. Please try again.',
    lost: "Login successful but couldn't fetch user data. Please refresh the page.",
    body: payload,
  },
  {
    path: '/signup',
    success: 'Google signup successful!',
    cancelled: 'Signup cancelled',
    failed: 'Google signup failed. Please try again.',
    lost: "Signup successful but couldn't fetch user data. Please refresh the page.",
    body: payloadWithoutPhoto,
  },
]

test.each(screens)('$path: after Google, the user is fetched after 1.5 s and sent home', async ({
  path,
  success,
  body,
}) => {
  const { open } = aPopup()
  const { sent, instants } = takeLogins()
  const { router } = renderAccount(path)
  const requested = signIn()
  fireEvent.click(googleButton())
  expect(open).toHaveBeenCalledExactlyOnceWith(
    '/auth/google/start',
    'google-sign-in',
    expect.stringContaining('popup'),
  )
  expect(screen.getByRole('button', { name: 'Processing...' })).toHaveProperty('disabled', true)
  await tellOutcome(signedIn)
  await waitFor(() => expect(sent).toHaveLength(1))
  await pass(1600)

  await screen.findByText(success)
  await waitFor(() => expect(router.state.location.pathname).toBe('/'))
  expect(sent[0]?.body).toEqual(body)
  expect((requested[0] ?? 0) - (instants[0] ?? 0)).toBeGreaterThanOrEqual(1500)
})

test.each(screens)('$path: the user is fetched once more 2 s later, and not again', async ({
  path,
  lost,
}) => {
  vi.spyOn(console, 'error').mockReturnValue()
  aPopup()
  const { sent } = takeLogins()
  const { router } = renderAccount(path)
  const requested = signIn({ failures: 2 })
  fireEvent.click(googleButton())
  await tellOutcome(signedIn)
  await waitFor(() => expect(sent).toHaveLength(1))
  await pass(4000)

  await screen.findByText(lost)
  expect((requested[1] ?? 0) - (requested[0] ?? 0)).toBeGreaterThanOrEqual(2000)
  expect(router.state.location.pathname).toBe(path)
  expect(googleButton()).toHaveProperty('disabled', false)
})

test.each(screens)('$path: closing the popup or declining in it is a cancellation', async ({
  path,
  cancelled,
}) => {
  const { popup } = aPopup()
  renderAccount(path)
  fireEvent.click(googleButton())
  popup.closed = true
  await pass(3000)
  await screen.findByText(cancelled)

  popup.closed = false
  fireEvent.click(googleButton())
  await tellOutcome({ status: 'cancelled' })
  await waitFor(() => expect(screen.getAllByText(cancelled)).toHaveLength(2))
  expect(googleButton()).toHaveProperty('disabled', false)
})

test.each(screens)('$path: any other error is a failed login', async ({ path, failed }) => {
  aPopup()
  refuse(googleLogin, 401, 'Google login failed. Please try again.')
  renderAccount(path)
  fireEvent.click(googleButton())
  await tellOutcome({ status: 'failed', message: 'Google login failed. Please try again.' })
  await screen.findByText(failed)

  fireEvent.click(googleButton())
  await tellOutcome(signedIn)
  await waitFor(() => expect(screen.getAllByText(failed)).toHaveLength(2))
})

test('a blocked popup is reported with advice on how to allow it', async () => {
  vi.stubGlobal('open', () => null)
  renderAccount('/login')
  fireEvent.click(googleButton())

  await screen.findByText('Popup blocked. Please allow popups for this site.')
  expect(googleButton()).toHaveProperty('disabled', false)
})

test('after a cancelled popup the button has the focus again', async () => {
  aPopup()
  renderAccount('/login')
  googleButton().focus()
  fireEvent.click(googleButton())
  loseFocus()
  await tellOutcome({ status: 'cancelled' })

  await waitFor(() => expect(document.activeElement).toBe(googleButton()))
})

test('a provider that cuts off the popup can still complete the sign-in', async () => {
  const { popup } = aPopup()
  const { sent } = takeLogins()
  renderAccount('/login')
  signIn()
  fireEvent.click(googleButton())
  popup.closed = true
  await pass(3000)
  await screen.findByText('Login cancelled')
  await tellOutcome(signedIn)

  await waitFor(() => expect(sent).toHaveLength(1))
})

test('a Google sign-in in another tab has no effect here', async () => {
  const { popup } = aPopup()
  const { sent } = takeLogins()
  renderAccount('/login')
  fireEvent.click(googleButton())
  popup.closed = true
  await pass(3000)
  await screen.findByText('Login cancelled')
  await tellStart()
  await tellOutcome(signedIn)

  await pass(100)
  expect(sent).toHaveLength(0)
})

test('the proof from a popup is used once', async () => {
  aPopup()
  refuse(googleLogin, 401, 'Google login failed. Please try again.')
  renderAccount('/login')
  fireEvent.click(googleButton())
  await tellOutcome(signedIn)
  await screen.findByText('Google login failed. Please try again.')
  const { sent } = takeLogins()
  await tellOutcome(signedIn)

  await pass(100)
  expect(sent).toHaveLength(0)
})

test('other tabs are notified of each popup opened here', async () => {
  aPopup()
  renderAccount('/login')
  const { starts, stop } = hearStarts()
  fireEvent.click(googleButton())
  await tellOutcome({ status: 'cancelled' })
  await screen.findByText('Login cancelled')
  fireEvent.click(googleButton())

  await waitFor(() => expect(starts).toHaveLength(2))
  stop()
})

test('a popup that this tab didn’t open signs nobody in', async () => {
  const { sent } = takeLogins()
  renderAccount('/login')
  await tellOutcome(signedIn)

  await pass(100)
  expect(sent).toHaveLength(0)
})

test('the button names the configured provider, and is hidden without one', async () => {
  refuse(getCurrentUser, 400, 'User not found')
  renderApp('/login', { signInLabel: 'Campus ID' })
  await screen.findByRole('button', { name: 'Continue with Campus ID' })
  cleanup()

  renderApp('/login', { signInLabel: '' })

  await screen.findByRole('button', { name: 'Login' })
  expect(screen.queryByRole('button', { name: /Continue with/ })).toBeNull()
})
