import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { getCurrentUser, loginRequired } from 'contract/accounts/account'
import {
  getAccount,
  listAccountSessions,
  profileUpdated,
  updateAccount,
} from 'contract/accounts/account-settings'
import { verifyEmailFirst } from 'contract/messaging/subscriptions'
import { photoTooLarge } from 'contract/platform/pictures'
import { aUser } from 'testing/a-user.ts'
import { anAccount } from 'testing/an-account.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { answer, leaveOpen, refuse } from '#test/answer'
import { hold } from '#test/delayed-response'
import { faultOf, fill, pass, renderAccount, renderSettings, textIn } from '#test/render-account'
import { stubObjectUrls } from '#test/stub-object-urls'

beforeEach(stubObjectUrls)
afterEach(() => {
  vi.useRealTimers()
})

const photo = new File(['x'], 'me.png', { type: 'image/png' })
const button = (name: string) => screen.getByRole('button', { name })

test('a signed-in student’s menu links to the account', async () => {
  const { user } = await renderSettings()
  await user.click(screen.getByLabelText('Account of Meera Joshi'))

  expect(screen.getByRole('link', { name: 'My account' }).getAttribute('href')).toBe('/account')
})

test('students see their profile', async () => {
  await renderSettings()

  const main = within(screen.getByRole('main'))
  main.getByText('Meera Joshi')
  main.getByText('meera@student.example')
  main.getByText(/Verified email · Account created on Aug 1, 2026/)
  expect([textIn('Full name'), textIn('Mobile number')]).toEqual(['Meera Joshi', '+91 98765 43210'])
  expect(main.queryByRole('link', { name: 'Verify your email' })).toBeNull()
})

test('a student with an unverified email gets a link to verify it', async () => {
  await renderSettings({ isVerified: false })

  const link = screen.getByRole('link', { name: 'Verify your email' })
  expect(link.getAttribute('href')).toBe('/verify-email')
  expect(screen.getByText(verifyEmailFirst)).toBeDefined()
})

test('a visitor who isn’t signed in is sent to the login', async () => {
  renderAccount('/account')

  const text = await screen.findByText('Sign in to see your account.')
  const links = [...(text.parentElement?.querySelectorAll('a') ?? [])]
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/login', '/signup'])
})

test('the page says that the account is loading', async () => {
  answer(getCurrentUser, aUser())
  leaveOpen(getAccount)
  renderAccount('/account')

  await screen.findByText('Loading your account...')
})

test('an account that failed to load can be retried', async () => {
  const outage = 'Service temporarily unavailable. Please try again later.'
  answer(getCurrentUser, aUser())
  answer(listAccountSessions, [])
  refuse(getAccount, 503, outage)
  const { user } = renderAccount('/account')
  expect((await screen.findByRole('alert')).textContent).toBe(outage)

  answer(getAccount, anAccount())
  await user.click(button('Try Again'))
  await screen.findByRole('heading', { name: 'Profile' })
})

test('if the session has ended, the page leads to the login', async () => {
  await renderSettings()
  refuse(updateAccount, 401, loginRequired)
  refuse(getCurrentUser, 400)
  fireEvent.click(button('Save changes'))

  await screen.findByText('Sign in to see your account.')
})

test('name, number and photo can be changed, and the header updates', async () => {
  const sent = answer(updateAccount, { message: profileUpdated })
  const { user } = await renderSettings()
  answer(getCurrentUser, aUser({ name: 'Meera Rao' }))
  answer(getAccount, anAccount({ name: 'Meera Rao' }))
  fill({ 'Full name': ' Meera Rao ', 'Mobile number': '98000 11111' })
  await user.upload(screen.getByLabelText('Profile photo'), photo)
  await user.click(button('Save changes'))

  await screen.findByText('Profile updated successfully')
  const { profilePhoto, ...texts } = Object.fromEntries(sent[0]?.body as FormData)
  expect(texts).toEqual({ fullName: 'Meera Rao', mobileNumber: '98000 11111' })
  expect(profilePhoto).toMatchObject({ name: 'me.png' })
  await screen.findByLabelText('Account of Meera Rao')
  expect(screen.queryByText(/^me\.png/)).toBeNull()
})

test('removing a chosen photo moves the focus to the photo field', async () => {
  const { user } = await renderSettings()
  const field = screen.getByLabelText('Profile photo')
  await user.upload(field, photo)
  await user.click(button('Remove image'))

  expect(document.activeElement).toBe(field)
})

test('the photo stays if no other is chosen', async () => {
  const sent = answer(updateAccount, { message: profileUpdated })
  const profilePhoto = '/uploads/0123456789abcdef0123456789abcdef-400x400-88a8b8.webp'
  const { user } = await renderSettings({ profilePhoto })
  screen.getByRole('img', { name: 'Current picture' })
  await user.click(button('Save changes'))

  await screen.findByText('Profile updated successfully')
  expect((sent[0]?.body as FormData).has('profilePhoto')).toBe(false)
})

test('invalid profile fields are reported at the fields', async () => {
  const { user } = await renderSettings()
  fill({ 'Full name': ' ', 'Mobile number': '12' })
  await user.click(button('Save changes'))
  await waitFor(() => expect(faultOf('Full name')).toBe('Full name is required'))
  expect(faultOf('Mobile number')).toBe('Please enter a valid mobile number')

  refuse(updateAccount, 413, photoTooLarge)
  fill({ 'Full name': 'Meera', 'Mobile number': '98000 11111' })
  await user.upload(screen.getByLabelText('Profile photo'), photo)
  await user.click(button('Save changes'))
  await waitFor(() => expect(faultOf('Profile photo')).toBe('Photo must be 2MB or smaller'))
})

test('a failed save is reported in a toast, and typed text stays', async () => {
  refuse(updateAccount, 0)
  const { user } = await renderSettings()
  fill({ 'Full name': 'Meera Rao' })
  await user.click(button('Save changes'))

  await screen.findByText('Failed to update profile. Please try again.')
  expect(textIn('Full name')).toBe('Meera Rao')
})

test('text typed while the profile is being saved stays', async () => {
  const { promise, resolve: save } = hold()
  const sent = answer(updateAccount, () => promise.then(() => ({ message: profileUpdated })))
  const { user } = await renderSettings()
  fill({ 'Full name': ' Meera Rao ' })
  await user.upload(screen.getByLabelText('Profile photo'), photo)
  await user.click(button('Save changes'))
  await waitFor(() => expect(sent).toHaveLength(1))
  await user.type(screen.getByLabelText('Mobile number'), '0')
  save()

  await screen.findByText('Profile updated successfully')
  await waitFor(() => expect(textIn('Full name')).toBe('Meera Rao'))
  expect(textIn('Mobile number')).toBe('+91 98765 432100')
  expect(document.activeElement).toBe(screen.getByLabelText('Mobile number'))
  expect(screen.queryByText(/^me\.png/)).toBeNull()
})

test('if another student logs in in another tab, nothing of the first one remains', async () => {
  await renderSettings()
  fill({ 'Full name': 'Meera Rao' })
  const other = { _id: '0192f000-0000-7000-8000-00000000bbbb', name: 'Ravi Kumar' }
  answer(getCurrentUser, aUser(other))
  answer(getAccount, anAccount({ ...other, mobileNumber: '98000 11111' }))
  await pass(11_000)
  act(() => {
    document.dispatchEvent(new Event('visibilitychange'))
    window.dispatchEvent(new Event('visibilitychange'))
  })

  await screen.findByLabelText('Account of Ravi Kumar')
  expect([textIn('Full name'), textIn('Mobile number')]).toEqual(['Ravi Kumar', '98000 11111'])
})

test('logging in in another tab is noticed at once, before anything is saved for the wrong student', async () => {
  await renderSettings()
  fill({ 'Full name': 'Meera Rao' })
  const other = { _id: '0192f000-0000-7000-8000-00000000bbbb', name: 'Ravi Kumar' }
  answer(getCurrentUser, aUser(other))
  answer(getAccount, anAccount(other))
  act(() => {
    localStorage.setItem('student', other._id)
    window.dispatchEvent(new StorageEvent('storage', { key: 'student' }))
  })

  await screen.findByLabelText('Account of Ravi Kumar')
  await waitFor(() => expect(textIn('Full name')).toBe('Ravi Kumar'))
})
