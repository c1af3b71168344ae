import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { adminLogin, invalidAdminLogin } from 'contract/accounts/admin'
import { listEvents } from 'contract/events/events'
import { afterEach, expect, test, vi } from 'vitest'
import { answer, leaveOpen, refuse } from '#test/answer'
import { answerLogin } from '#test/answer-login'
import { fillLogin, renderAdmin } from '#test/render-admin'

afterEach(() => {
  vi.useRealTimers()
})

test('the panel shows its login page while nobody is logged in', async () => {
  const { router } = renderAdmin('/admin')
  await screen.findByRole('heading', { name: 'Admin Login' })
  expect(router.state.location.pathname).toBe('/adminlogin')
})

test('a correct login opens the panel, says so, and needs no second one', async () => {
  answer(listEvents, [])
  const logins = answerLogin()
  const { user, router } = renderAdmin('/adminlogin')

  await fillLogin(user)

  await screen.findByRole('heading', { name: 'Dashboard', level: 1 })
  await screen.findByText('Login successful')
  expect(logins).toMatchObject([
    { body: { email: 'head@college.example', password: 'maple-Kettle-19' } },
  ])
  await act(() => router.navigate('/adminlogin'))
  await waitFor(() => expect(router.state.location.pathname).toBe('/admin'))
  await screen.findByRole('heading', { name: 'Dashboard', level: 1 })
})

test('the panel stays open during a visit to public pages', async () => {
  answer(listEvents, [])
  answerLogin()
  const { user, router } = renderAdmin('/adminlogin')
  await fillLogin(user)
  await screen.findByRole('heading', { name: 'Dashboard', level: 1 })

  await router.navigate('/nowhere')
  await router.navigate('/admin')

  await screen.findByRole('heading', { name: 'Dashboard', level: 1 })
})

test('fields and button are disabled during the login', async () => {
  leaveOpen(adminLogin)
  const { user } = renderAdmin('/adminlogin')
  await fillLogin(user)
  expect(await screen.findByRole('button', { name: 'Logging in...' })).toHaveProperty(
    'disabled',
    true,
  )
  expect(screen.getByLabelText('Email')).toHaveProperty('disabled', true)
  expect(screen.getByLabelText('Password')).toHaveProperty('disabled', true)
})

test('a rejection shows the server’s message and keeps what was typed', async () => {
  refuse(adminLogin, 401, invalidAdminLogin)
  const { user } = renderAdmin('/adminlogin')
  await fillLogin(user, 'wrong')
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toBe('Invalid email or password')
  expect(document.activeElement).toBe(alert)
  expect(screen.getByLabelText('Email')).toHaveProperty('value', 'head@college.example')
})

test('without a response the login fails', async () => {
  refuse(adminLogin, 0)
  const { user } = renderAdmin('/adminlogin')
  await fillLogin(user)
  expect((await screen.findByRole('alert')).textContent).toBe('Login failed. Please try again.')
})

test('email and password are required, and the first empty one gets the focus', async () => {
  const { user } = renderAdmin('/adminlogin')
  await user.click(await screen.findByRole('button', { name: 'Login' }))
  await screen.findByText('Email is required')
  screen.getByText('Password is required')
  expect(document.activeElement).toBe(screen.getByLabelText('Email'))
  expect(screen.getByLabelText('Email').getAttribute('aria-invalid')).toBe('true')
})

test('an invalid email is reported before a request is sent', async () => {
  const logins = answerLogin()
  const { user } = renderAdmin('/adminlogin')
  await fillLogin(user, 'maple', 'head')

  await screen.findByText('Please enter a valid email address')
  expect(logins).toHaveLength(0)
})

test('a login submitted twice at once is one call', async () => {
  const logins = leaveOpen(adminLogin)
  const { user } = renderAdmin('/adminlogin')
  await user.type(await screen.findByLabelText('Email'), 'head@college.example')
  await user.type(screen.getByLabelText('Password'), 'maple')
  const button = screen.getByRole('button', { name: 'Login' })
  fireEvent.click(button)
  fireEvent.click(button)
  await screen.findByRole('button', { name: 'Logging in...' })
  expect(logins).toHaveLength(1)
})
