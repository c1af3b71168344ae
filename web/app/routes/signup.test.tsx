import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { getCurrentUser } from 'contract/accounts/account'
import { signUp } from 'contract/accounts/sign-up'
import { aUser } from 'testing/a-user.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { answer, leaveOpen, refuse } from '#test/answer'
import { faultOf, pass, renderAccount, signIn, textIn } from '#test/render-account'
import { createButton, fillForm, photo, takeSignUps } from '#test/sign-up-screen'
import { stubObjectUrls } from '#test/stub-object-urls'

beforeEach(stubObjectUrls)
afterEach(() => {
  vi.useRealTimers()
})

const lost = "Registration successful but couldn't fetch user data. Please refresh the page."

test('after signing up, the user is fetched after 500 ms and sent to verify the email', async () => {
  const { sent, instants } = takeSignUps()
  const { user, router } = renderAccount('/signup')
  const requested = signIn({ user: aUser({ isVerified: false }) })
  await fillForm(user)
  await user.click(createButton())
  await waitFor(() => expect(sent).toHaveLength(1))
  await pass(600)

  await screen.findByText('User registered successfully')
  await waitFor(() => expect(router.state.location.pathname).toBe('/verify-email'))
  expect((requested[0] ?? 0) - (instants[0] ?? 0)).toBeGreaterThanOrEqual(500)
  const { profilePhoto, ...fields } = Object.fromEntries(sent[0]?.body as FormData)
  expect(fields).toEqual({
    fullName: 'Meera Joshi',
    email: 'meera@student.example',
    mobileNumber: '+91 98765 43210',
    password: 'maple-Kettle-19',
  })
  expect(profilePhoto).toMatchObject({ name: 'me.png', type: 'image/png' })
})

test('a student sent here by an event still verifies the email, and the event is remembered', async () => {
  takeSignUps()
  const event = '?event=0192f000-0000-7000-8000-000000000001'
  const { user, router } = renderAccount(`/signup${event}`)
  signIn({ user: aUser({ isVerified: false }) })
  expect(screen.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe(`/login${event}`)
  await fillForm(user)
  await user.click(createButton())
  await pass(600)
  await waitFor(() => expect(router.state.location.pathname).toBe('/verify-email'))
  expect(router.state.location.search).toBe(event)
})

test('a failed fetch is logged and retried a second later', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue()
  const { sent } = takeSignUps()
  const { user, router } = renderAccount('/signup')
  const requested = signIn({ failures: 1 })
  await fillForm(user)
  await user.click(createButton())
  await waitFor(() => expect(sent).toHaveLength(1))
  await pass(2000)

  await waitFor(() => expect(router.state.location.pathname).toBe('/verify-email'))
  expect((requested[1] ?? 0) - (requested[0] ?? 0)).toBeGreaterThanOrEqual(1000)
  expect(log).toHaveBeenCalledWith(expect.stringMatching(/^Error fetching user after signup: /))
})

test('if both fetches fail, it is logged, and the student is asked to refresh the page', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue()
  const { sent } = takeSignUps()
  const { user, router } = renderAccount('/signup')
  refuse(getCurrentUser, 503, 'Service temporarily unavailable. Please try again later.')
  await fillForm(user)
  await user.click(createButton())
  await waitFor(() => expect(sent).toHaveLength(1))
  await pass(2000)

  await screen.findByText(lost)
  expect(log).toHaveBeenCalledWith(
    'Error fetching user after signup: Service temporarily unavailable. Please try again later.',
  )
  expect(log).toHaveBeenCalledWith('Retry failed', expect.any(Error))
  expect(router.state.location.pathname).toBe('/signup')
  expect(textIn('Full name')).toBe('  Meera Joshi ')
})

test('all fields are required, the first empty one gets the focus, and errors clear on edit', async () => {
  const { sent } = takeSignUps()
  const { user } = renderAccount('/signup')
  await user.click(createButton())

  await waitFor(() => expect(faultOf('Full name')).toBe('Full name is required'))
  expect(faultOf('Student email')).toBe('Email is required')
  expect(faultOf('Mobile number')).toBe('Mobile number is required')
  expect(faultOf('Profile photo')).toBe('Profile photo is required')
  expect(faultOf('Password')).toBe('Password is required')
  screen.getByText('Please agree to the terms')
  expect(document.activeElement).toBe(screen.getByLabelText('Full name'))
  expect(sent).toHaveLength(0)

  await user.type(screen.getByLabelText('Full name'), 'M')
  expect(faultOf('Full name')).toBeUndefined()
  await user.click(screen.getByRole('checkbox'))
  expect(screen.queryByText('Please agree to the terms')).toBeNull()
  await user.upload(screen.getByLabelText('Profile photo'), photo)
  expect(faultOf('Profile photo')).toBeUndefined()
})

test('the terms can be read without losing what is typed', () => {
  renderAccount('/signup')
  const terms = within(screen.getByText(/^I agree to the/)).getByRole('link', { name: /^terms/ })
  const privacy = screen.getByRole('link', { name: /^What we keep/ })

  for (const [link, path] of [
    [terms, '/terms'],
    [privacy, '/privacy'],
  ] as const)
    expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual([path, '_blank'])
  screen.getByText(/If I’m under 18, my parent or guardian agrees/)
})

test('a form submitted twice at once sends one request, and both buttons are disabled', async () => {
  const sent = leaveOpen(signUp)
  const { user } = renderAccount('/signup')
  await fillForm(user)
  const button = createButton()
  fireEvent.click(button)
  fireEvent.click(button)

  expect(await screen.findByRole('button', { name: 'Creating Account...' })).toHaveProperty(
    'disabled',
    true,
  )
  await screen.findByRole('progressbar')
  expect(screen.getByRole('button', { name: 'Continue with Google' })).toHaveProperty(
    'disabled',
    true,
  )
  expect(sent).toHaveLength(1)
})

test('a new password is rated while it is typed', async () => {
  const { user } = renderAccount('/signup')
  const password = screen.getByLabelText('Password')
  screen.getByText('Choose a strong password of at least 6 characters')

  await user.type(password, 'maple')
  await screen.findByText('Password must be at least 6 characters long')
  await user.type(password, 's-12')
  await screen.findByText('This password is fair')
  await user.type(password, 'Kettle')
  await screen.findByText('This password is strong')
})

test('a chosen photo is shown, and can be removed', async () => {
  const { user } = renderAccount('/signup')
  const field = screen.getByLabelText('Profile photo')
  expect(field.getAttribute('accept')).toBe('image/*')
  await user.upload(field, photo)
  await screen.findByRole('img', { name: 'Preview of the chosen picture' })

  await user.click(screen.getByRole('button', { name: 'Remove image' }))
  expect(screen.queryByRole('img', { name: 'Preview of the chosen picture' })).toBeNull()
})

test('a signed-in student is sent home', async () => {
  answer(getCurrentUser, aUser())
  const { router } = renderAccount('/signup')

  await waitFor(() => expect(router.state.location.pathname).toBe('/'))
})

test('fields have autocomplete hints, and the student is told what the data is for', () => {
  renderAccount('/signup')

  const purposes = ['Full name', 'Student email', 'Mobile number', 'Password'].map((label) => {
    const { type, autocomplete } = screen.getByLabelText(label) as HTMLInputElement
    return [type, autocomplete]
  })
  expect(purposes).toEqual([
    ['text', 'name'],
    ['email', 'email'],
    ['tel', 'tel'],
    ['password', 'new-password'],
  ])
  screen.getByText('Your information is used only for academic purposes.')
  expect(screen.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe('/login')
})
