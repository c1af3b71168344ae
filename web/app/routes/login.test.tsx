import { fireEvent, screen, waitFor } from '@testing-library/react'
import {
  getCurrentUser,
  invalidLogin,
  login,
  logout,
  userLoggedIn,
} from 'contract/accounts/account'
import { aUser } from 'testing/a-user.ts'
import { afterEach, expect, test, vi } from 'vitest'
import { answer, leaveOpen, refuse } from '#test/answer'
import { faultOf, fill, pass, renderAccount, signIn, textIn } from '#test/render-account'

afterEach(() => {
  vi.useRealTimers()
})

const credentials = { Email: 'meera@student.example', Password: 'maple-Kettle-19' }
const lost = "Login successful but couldn't fetch user data. Please refresh the page."
const loginButton = () => screen.getByRole('button', { name: 'Login' })
const rememberMe = () => screen.getByRole('checkbox', { name: 'Remember me' })

/** Accepts logins. Returns them with their times. */
function takeLogins() {
  const instants: number[] = []
  const sent = answer(login, () => {
    instants.push(Date.now())
    return { message: userLoggedIn }
  })
  return { sent, instants }
}

test('after a login, the user is fetched after 500 ms, sent home and greeted', async () => {
  const { user, router } = renderAccount('/login')
  const { sent, instants } = takeLogins()
  const requested = signIn()
  fill(credentials)
  await user.click(loginButton())
  await waitFor(() => expect(sent).toHaveLength(1))
  await pass(600)

  await screen.findByText('User Login Successful')
  await waitFor(() => expect(router.state.location.pathname).toBe('/'))
  expect(sent[0]?.body).toEqual({ email: 'meera@student.example', password: 'maple-Kettle-19' })
  expect(requested).toHaveLength(1)
  expect((requested[0] ?? 0) - (instants[0] ?? 0)).toBeGreaterThanOrEqual(500)
  await screen.findByLabelText('Account of Meera Joshi')
})

test('a student sent to the login by a page returns to it', async () => {
  const eventId = '0192f000-0000-7000-8000-000000000001'
  const { user, router } = renderAccount(`/login?event=${eventId}`)
  takeLogins()
  signIn()
  const register = screen.getByRole('link', { name: 'Register here' })
  expect(register.getAttribute('href')).toBe(`/signup?event=${eventId}`)
  fill(credentials)
  await user.click(loginButton())
  await pass(600)
  await waitFor(() => expect(router.state.location.pathname).toBe(`/event/${eventId}`))
  expect(router.state.location.hash).toBe('#registration')
})

test('if that fails, the user is fetched once more a second later', async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  const { user, router } = renderAccount('/login')
  const { sent, instants } = takeLogins()
  const requested = signIn({ failures: 1 })
  fill(credentials)
  await user.click(loginButton())
  await waitFor(() => expect(sent).toHaveLength(1))
  await pass(2000)

  await screen.findByText('User Login Successful')
  await waitFor(() => expect(router.state.location.pathname).toBe('/'))
  const [loggedInAt = 0] = instants
  const [first = 0, second = 0] = requested
  expect(first - loggedInAt).toBeGreaterThanOrEqual(500)
  expect(second - first).toBeGreaterThanOrEqual(1000)
})

test.each([
  ['no answer comes', () => signIn({ failures: 2 })],
  ['nobody is signed in', () => refuse(getCurrentUser, 400)],
])('if %s twice, the student is asked to refresh the page', async (_, arrange) => {
  vi.spyOn(console, 'error').mockReturnValue()
  const { user, router } = renderAccount('/login')
  const { sent } = takeLogins()
  arrange()
  fill(credentials)
  await user.click(loginButton())
  await waitFor(() => expect(sent).toHaveLength(1))
  await pass(2000)

  await screen.findByText(lost)
  expect(router.state.location.pathname).toBe('/login')
  expect(screen.queryByText('User Login Successful')).toBeNull()
  expect(loginButton()).toHaveProperty('disabled', false)
})

test.each([
  ['in the words of the server', 401, invalidLogin, 'Invalid email or password'],
  ['in words of its own without an answer', 0, '', 'Login failed. Please try again.'],
])('a rejected login is reported %s, and nothing typed is lost', async (_, status, message, text) => {
  refuse(login, status, message)
  const { user } = renderAccount('/login')
  fill(credentials)
  await user.click(loginButton())

  await screen.findByText(text)
  expect(textIn('Email')).toBe('meera@student.example')
  expect(textIn('Password')).toBe('maple-Kettle-19')
  expect(loginButton()).toHaveProperty('disabled', false)
})

test('an empty field is reported until it is edited', async () => {
  const { user } = renderAccount('/login')
  await user.click(loginButton())

  await waitFor(() => expect(faultOf('Email')).toBe('Email is required'))
  expect(faultOf('Password')).toBe('Password is required')
  expect(document.activeElement).toBe(screen.getByLabelText('Email'))
  await user.type(screen.getByLabelText('Email'), 'm')
  expect(faultOf('Email')).toBeUndefined()
  expect(faultOf('Password')).toBe('Password is required')
})

test('an invalid email is reported without a request', async () => {
  const sent = answer(login, { message: userLoggedIn })
  const { user } = renderAccount('/login')
  fill({ ...credentials, Email: 'meera' })
  await user.click(loginButton())

  await waitFor(() => expect(faultOf('Email')).toBe('Please enter a valid email address.'))
  expect(sent).toHaveLength(0)
})

test('a login submitted twice at once is one request, and the buttons say that it is running', async () => {
  const sent = leaveOpen(login)
  renderAccount('/login')
  fill(credentials)
  const button = loginButton()
  fireEvent.click(button)
  fireEvent.click(button)

  expect(await screen.findByRole('button', { name: 'Logging in...' })).toHaveProperty(
    'disabled',
    true,
  )
  expect(screen.getByRole('button', { name: 'Continue with Google' })).toHaveProperty(
    'disabled',
    true,
  )
  expect(sent).toHaveLength(1)
})

test('the password can be shown and hidden', async () => {
  const { user } = renderAccount('/login')
  const password = screen.getByLabelText('Password')
  const show = screen.getByRole('button', { name: 'Show password' })
  expect([password.getAttribute('type'), show.getAttribute('aria-pressed')]).toEqual([
    'password',
    'false',
  ])

  await user.click(show)
  const hide = screen.getByRole('button', { name: 'Hide password' })
  expect([password.getAttribute('type'), hide.getAttribute('aria-pressed')]).toEqual([
    'text',
    'true',
  ])
  await user.click(hide)
  expect(password.getAttribute('type')).toBe('password')
})

test('the email is remembered on this device only if the student ticks the box', async () => {
  const { sent } = takeLogins()
  const { user } = renderAccount('/login')
  fill(credentials)
  await user.click(rememberMe())
  await user.click(loginButton())
  await waitFor(() => expect(sent).toHaveLength(1))
  await waitFor(() => expect(localStorage.getItem('email')).toBe('meera@student.example'))
})

test('a remembered email is filled in, and forgotten after a login without the tick', async () => {
  localStorage.setItem('email', 'meera@student.example')
  const { sent } = takeLogins()
  const { user } = renderAccount('/login')
  await waitFor(() => expect(textIn('Email')).toBe('meera@student.example'))
  expect(rememberMe()).toHaveProperty('checked', true)

  fill({ Password: 'maple-Kettle-19' })
  await user.click(rememberMe())
  await user.click(loginButton())
  await waitFor(() => expect(sent).toHaveLength(1))
  await waitFor(() => expect(localStorage.getItem('email')).toBeNull())
})

test('a logout that clears the site’s storage keeps the remembered email', async () => {
  localStorage.setItem('email', 'meera@student.example')
  answer(getCurrentUser, aUser())
  answer(logout, () => {
    localStorage.clear()
    return { message: 'User logged out successfully.' }
  })
  vi.stubGlobal('location', { ...window.location, assign: vi.fn() })
  const { user } = renderAccount('/about')
  await user.click(await screen.findByLabelText('Account of Meera Joshi'))
  await user.click(screen.getByRole('button', { name: 'Logout' }))

  await waitFor(() => expect(localStorage.getItem('email')).toBe('meera@student.example'))
  sessionStorage.clear()
})

test('a signed-in student is sent home', async () => {
  answer(getCurrentUser, aUser())
  const { router } = renderAccount('/login')

  await screen.findByText('You’re already signed in as Meera Joshi.')
  await waitFor(() => expect(router.state.location.pathname).toBe('/'))
})

test('fields have autocomplete hints, the page isn’t indexed, and links lead on', () => {
  renderAccount('/login')

  const email = screen.getByLabelText('Email') as HTMLInputElement
  expect([email.type, email.autocomplete]).toEqual(['email', 'username'])
  const password = screen.getByLabelText('Password') as HTMLInputElement
  expect(password.autocomplete).toBe('current-password')
  expect(document.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex')
  const leadsTo = (name: string) => screen.getByRole('link', { name }).getAttribute('href')
  expect(leadsTo('Forgot password?')).toBe('/forgot-password')
  expect(leadsTo('Register here')).toBe('/signup')
})
