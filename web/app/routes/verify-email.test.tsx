import { fireEvent, screen, waitFor } from '@testing-library/react'
import { getCurrentUser, loginRequired } from 'contract/accounts/account'
import {
  emailVerified,
  invalidOtp,
  otpSent,
  resendEmailOtp,
  resendTooEarly,
  verifyEmailOtp,
} from 'contract/accounts/sign-up'
import { aUser } from 'testing/a-user.ts'
import { afterEach, expect, test, vi } from 'vitest'
import { answer, leaveOpen, refuse } from '#test/answer'
import { hold } from '#test/delayed-response'
import { loseFocus, pass, renderAccount } from '#test/render-account'

afterEach(() => {
  vi.useRealTimers()
})

const box = (position: number) =>
  screen.getByRole<HTMLInputElement>('textbox', { name: `Digit ${position} of 6` })
const code = () => [1, 2, 3, 4, 5, 6].map((position) => box(position).value || '·').join('')
const verifyButton = () => screen.getByRole('button', { name: 'Verify OTP' })
const resendButton = () => screen.getByRole('button', { name: 'Resend OTP' })

/** The screen of a student with an unverified email. */
async function renderVerification(query = '') {
  answer(getCurrentUser, aUser({ isVerified: false }))
  const rendered = renderAccount(`/verify-email${query}`)
  await screen.findByText('meera@student.example', { selector: 'strong' })
  return rendered
}

test('the correct code is sent with its last digit, verifies the email, leads home and says so', async () => {
  const sent = answer(verifyEmailOtp, { message: emailVerified })
  const { user, router, queryClient } = await renderVerification()
  await user.type(box(1), '123456')
  expect(code()).toBe('123456')

  await screen.findByText('Email verified successfully')
  await waitFor(() => expect(router.state.location.pathname).toBe('/'))
  expect(sent).toMatchObject([{ body: { otp: '123456' } }])
  expect(queryClient.getQueryData(['current-user'])).toMatchObject({ isVerified: true })
})

test('the correct code leads back to the event that led here', async () => {
  const eventId = '0192f000-0000-7000-8000-000000000001'
  answer(verifyEmailOtp, { message: emailVerified })
  const { user, router } = await renderVerification(`?event=${eventId}`)
  await user.type(box(1), '123456')
  await waitFor(() => expect(router.state.location.pathname).toBe(`/event/${eventId}`))
  expect(router.state.location.hash).toBe('#registration')
})

test('a code that was used by an attempt without an answer leaves nothing to do', async () => {
  refuse(verifyEmailOtp, 0)
  const { user } = await renderVerification()
  await user.type(box(1), '123456')
  await waitFor(() => expect(verifyButton()).toHaveProperty('disabled', false))
  refuse(verifyEmailOtp, 400, invalidOtp)
  answer(getCurrentUser, aUser())
  await user.click(verifyButton())
  await screen.findByText('Your email is already verified. There’s nothing left to do.')
})

test('the focus moves forward with each digit, and only digits are accepted', async () => {
  const { user } = await renderVerification()
  await user.type(box(1), 'a')
  expect([code(), document.activeElement]).toEqual(['······', box(1)])
  await user.keyboard('4')
  expect([code(), document.activeElement]).toEqual(['4·····', box(2)])
  await user.keyboard(' ')
  expect([code(), document.activeElement]).toEqual(['4·····', box(2)])
  await user.keyboard('x2')
  expect([code(), document.activeElement]).toEqual(['42····', box(3)])
})

test('Backspace clears a box, and in an empty one the box before it', async () => {
  const { user } = await renderVerification()
  await user.type(box(1), '123')
  await user.keyboard('{Backspace}')
  expect([code(), document.activeElement]).toEqual(['12····', box(3)])
  await user.click(box(2))
  await user.keyboard('{Backspace}')
  expect([code(), document.activeElement]).toEqual(['1·····', box(2)])
  await user.keyboard('{Backspace}{Backspace}')
  expect([code(), document.activeElement]).toEqual(['······', box(1)])
})

test('arrow keys move between boxes, and typing replaces a digit', async () => {
  leaveOpen(verifyEmailOtp)
  const { user } = await renderVerification()
  await user.type(box(1), '123456')
  await user.keyboard('{ArrowLeft}{ArrowLeft}')
  expect(document.activeElement).toBe(box(4))
  await user.keyboard('9')
  expect([code(), document.activeElement]).toEqual(['123956', box(5)])
  await user.keyboard('5')
  expect([code(), document.activeElement]).toEqual(['123956', box(6)])
  await user.keyboard('{ArrowRight}{ArrowLeft}{ArrowRight}')
  expect(document.activeElement).toBe(box(6))
})

test.each([1, 4])('a complete code pasted into box %i fills all boxes', async (position) => {
  leaveOpen(verifyEmailOtp)
  const { user } = await renderVerification()
  await user.click(box(position))
  await user.paste(' 123 456 ')
  expect([code(), document.activeElement]).toEqual(['123456', box(6)])
})

test('a device can autofill the code from the email', async () => {
  const sent = leaveOpen(verifyEmailOtp)
  await renderVerification()
  expect([box(1).autocomplete, box(1).inputMode]).toEqual(['one-time-code', 'numeric'])
  fireEvent.change(box(1), { target: { value: '123456' } })
  expect(code()).toBe('123456')
  await waitFor(() => expect(sent).toHaveLength(1))
})

test('an incomplete code isn’t sent, and this is reported until a digit is typed', async () => {
  const sent = answer(verifyEmailOtp, { message: emailVerified })
  const { user } = await renderVerification()
  await user.type(box(1), '123')
  await user.click(verifyButton())

  await screen.findByText('Please enter the complete 6-digit OTP')
  expect(sent).toHaveLength(0)
  expect(document.activeElement).toBe(box(4))
  await user.keyboard('4')
  expect(screen.queryByText('Please enter the complete 6-digit OTP')).toBeNull()
})

test.each([
  ['in the words of the server', 400, invalidOtp, 'Invalid OTP'],
  ['in words of its own without an answer', 0, '', 'Verification failed'],
])('a rejected code is reported %s, and stays', async (_, status, message, text) => {
  refuse(verifyEmailOtp, status, message)
  const { user } = await renderVerification()
  await user.type(box(1), '123456')

  await screen.findByText(text)
  expect(box(1).getAttribute('aria-invalid')).toBe('true')
  expect(code()).toBe('123456')
  expect(verifyButton()).toHaveProperty('disabled', false)
})

test('the button says that the code is being verified', async () => {
  const sent = leaveOpen(verifyEmailOtp)
  const { user } = await renderVerification()
  await user.type(box(1), '12345')
  const button = verifyButton()
  await user.keyboard('6')
  fireEvent.click(button)

  expect(await screen.findByRole('button', { name: 'Verifying...' })).toHaveProperty(
    'disabled',
    true,
  )
  expect(sent).toHaveLength(1)
})

test('a new code can be requested once a minute', async () => {
  const sent = answer(resendEmailOtp, { message: otpSent })
  const { user } = await renderVerification()
  await user.click(resendButton())

  await screen.findByText('OTP sent to your email')
  expect(sent).toMatchObject([{ body: { email: 'meera@student.example' } }])
  await screen.findByText(/^Resend available in (60|59) seconds$/)
  expect(screen.queryByRole('button', { name: 'Resend OTP' })).toBeNull()
  await pass(30_000)
  await screen.findByText(/^Resend available in (30|2\d) seconds$/)
  await pass(31_000)
  expect(resendButton()).toHaveProperty('disabled', false)
})

test('while a new code is being requested, the button says so', async () => {
  leaveOpen(resendEmailOtp)
  const { user } = await renderVerification()
  await user.click(resendButton())

  expect(await screen.findByRole('button', { name: 'Sending...' })).toHaveProperty('disabled', true)
})

test.each([
  ['in the words of the server', 429, resendTooEarly(42), resendTooEarly(42)],
  ['in words of its own without an answer', 0, '', 'Failed to resend OTP'],
])('a rejected request for a code is reported %s', async (_, status, message, text) => {
  refuse(resendEmailOtp, status, message)
  const { user } = await renderVerification()
  await user.click(resendButton())

  await screen.findByText(text)
  expect(resendButton()).toHaveProperty('disabled', false)
})

test('the focus returns to the button after a rejection, and after the minute', async () => {
  const { promise: rejection, reject: fail } = hold<never>()
  answer(resendEmailOtp, () => rejection)
  const { user } = await renderVerification()
  await user.click(resendButton())
  await screen.findByRole('button', { name: 'Sending...' })
  loseFocus()
  fail(new Error('no answer'))
  await screen.findByText('Failed to resend OTP')
  await waitFor(() => expect(document.activeElement).toBe(resendButton()))

  const { promise, resolve: give } = hold()
  answer(resendEmailOtp, () => promise.then(() => ({ message: otpSent })))
  await user.click(resendButton())
  await screen.findByRole('button', { name: 'Sending...' })
  loseFocus()
  give()
  const line = await screen.findByText(/^Resend available in/)
  expect(document.activeElement).toBe(line)
  await pass(61_000)
  expect(document.activeElement).toBe(resendButton())
})

test('the focus stays in the boxes if the student moved there during the request', async () => {
  const { promise, resolve: give } = hold()
  answer(resendEmailOtp, () => promise.then(() => ({ message: otpSent })))
  const { user } = await renderVerification()
  await user.click(resendButton())
  await user.click(box(1))
  give()

  await screen.findByText(/^Resend available in/)
  expect(document.activeElement).toBe(box(1))
})

test('while it is unknown who is signed in, there is no address to send a code to', async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  refuse(getCurrentUser, 503, 'Service temporarily unavailable. Please try again later.')
  const { user } = renderAccount('/verify-email')
  await user.click(resendButton())

  await screen.findByText('Email not found. Please try signing up again.')
})

test('if the session has ended, the screen leads to the login', async () => {
  refuse(verifyEmailOtp, 401, loginRequired)
  const { user } = await renderVerification()
  refuse(getCurrentUser, 400, loginRequired)
  await user.type(box(1), '123456')

  await screen.findByText(/Sign in or register/)
})
