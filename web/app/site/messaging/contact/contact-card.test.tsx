import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { createContactMessage, messageSent } from 'contract/messaging/contact'
import { college } from 'testing/a-college.ts'
import { afterEach, expect, test, vi } from 'vitest'
import { answer, leaveOpen, refuse } from '#test/answer'
import { renderApp, renderPart } from '#test/render-app'
import ContactCard from './contact-card.island'

afterEach(() => {
  vi.useRealTimers()
})

const failed = 'Failed to send message. Please try again.'
const sendButton = () => screen.getByRole('button', { name: 'Send Message' })
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))
const typedIn = (label: string) => (screen.getByLabelText(label) as HTMLInputElement).value

/** The form with a fake clock. */
function renderForm() {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  renderPart(
    <ContactCard
      topic={undefined}
      sent={undefined}
      officePhone={college.phone}
      rejectedForm={undefined}
    />,
  )
  return userEvent.setup({ advanceTimers: vi.advanceTimersByTime })
}

function fillForm() {
  const typed = {
    Name: '  Ravi Kumar ',
    Email: 'ravi@home.example',
    Phone: '+91 98765 43210',
    Message: 'When does admission to B.Ed. begin?',
  }
  for (const [label, value] of Object.entries(typed)) {
    fireEvent.change(screen.getByLabelText(label), { target: { value } })
  }
}

test('empty fields are reported, and the first one gets the focus', async () => {
  const sent = answer(createContactMessage, { message: messageSent })
  const user = renderForm()
  await user.click(sendButton())

  await screen.findByText('Name is required')
  screen.getByText('Email is required')
  screen.getByText('Phone is required')
  screen.getByText('Message is required')
  const name = screen.getByLabelText('Name')
  expect(document.activeElement).toBe(name)
  expect(name.getAttribute('aria-invalid')).toBe('true')
  expect(screen.getByLabelText('Subject').getAttribute('aria-invalid')).toBeNull()
  expect(sent).toHaveLength(0)
})

test('an invalid email and phone number are reported until corrected', async () => {
  const user = renderForm()
  fillForm()
  fireEvent.change(screen.getByLabelText('Email'), { target: { value: 'ravi@home' } })
  fireEvent.change(screen.getByLabelText('Phone'), { target: { value: 'call me' } })
  await user.click(sendButton())

  await screen.findByText('Please enter a valid email address')
  screen.getByText('Please enter a valid phone number')
  await user.type(screen.getByLabelText('Email'), '.example')
  expect(screen.queryByText('Please enter a valid email address')).toBeNull()
})

test('a message is trimmed and sent; the form empties and confirms it for five seconds', async () => {
  const sent = answer(createContactMessage, { message: messageSent })
  const user = renderForm()
  fillForm()
  await pass(4000)
  await user.click(sendButton())

  const banner = await screen.findByText("Message sent successfully! We'll get back to you soon.")
  expect(banner.closest('[role="status"]')).not.toBeNull()
  expect(sent[0]?.body).toEqual({
    name: 'Ravi Kumar',
    email: 'ravi@home.example',
    phone: '+91 98765 43210',
    subject: '',
    message: 'When does admission to B.Ed. begin?',
    secondsToFill: expect.closeTo(4, 0),
  })
  for (const label of ['Name', 'Email', 'Phone', 'Message']) expect(typedIn(label)).toBe('')
  await pass(4800)
  screen.getByText(messageSent)
  await pass(300)
  expect(screen.queryByText(messageSent)).toBeNull()
})

test('the reference stays after the banner has gone', async () => {
  answer(createContactMessage, { message: messageSent, number: '483-917-250' })
  const user = renderForm()
  fillForm()
  await user.click(sendButton())

  const number = await screen.findByText('483-917-250')
  expect(number.closest('[role="status"]')).not.toBeNull()
  await pass(60_000)
  expect(screen.queryByText(messageSent)).toBeNull()
  screen.getByText('483-917-250')
})

test.each([202, 204, 206])('status %i is not a success', async (status) => {
  refuse(createContactMessage, status)
  const user = renderForm()
  fillForm()
  await user.click(sendButton())

  expect((await screen.findByRole('alert')).textContent).toBe(failed)
  expect(typedIn('Message')).toBe('When does admission to B.Ed. begin?')
})

test('a message that is sent again without a response has the same id, and the next one another', async () => {
  const lost = refuse(createContactMessage, 0)
  const user = renderForm()
  fillForm()
  await user.click(sendButton())
  await screen.findByRole('alert')
  const arrived = answer(createContactMessage, { message: messageSent })
  await user.click(sendButton())
  await screen.findByText(messageSent)
  fillForm()
  await user.click(sendButton())
  await vi.waitFor(() => expect(arrived).toHaveLength(2))

  const ids = [...lost, ...arrived].map(({ query }) => query.get('_id'))
  expect(ids).toEqual([expect.stringMatching(/^[\w-]{36}$/), ids[0], expect.anything()])
  expect(new Set(ids).size).toBe(2)
})

test('after a message, the next one isn’t validated while it is typed', async () => {
  answer(createContactMessage, { message: messageSent })
  const user = renderForm()
  fillForm()
  await user.click(sendButton())
  await screen.findByText(messageSent)

  await user.type(screen.getByLabelText('Email'), 'r')
  expect(screen.queryByText('Please enter a valid email address')).toBeNull()
})

test('a message submitted twice at once is sent once, and the button says that it is running', async () => {
  const sent = leaveOpen(createContactMessage)
  renderForm()
  fillForm()
  const button = sendButton()
  fireEvent.click(button)
  fireEvent.click(button)

  expect(await screen.findByRole('button', { name: 'Sending...' })).toHaveProperty('disabled', true)
  fireEvent.click(button)
  expect(sent).toHaveLength(1)
})

test('the server’s error is announced for five seconds, and nothing typed is lost', async () => {
  refuse(createContactMessage, 429, 'Too many messages. Please try again later.')
  const user = renderForm()
  fillForm()
  await user.click(sendButton())

  const banner = await screen.findByRole('alert')
  expect(banner.textContent).toBe('Too many messages. Please try again later.')
  expect(typedIn('Message')).toBe('When does admission to B.Ed. begin?')
  expect(document.activeElement).toBe(sendButton())
  await pass(4800)
  screen.getByRole('alert')
  await pass(300)
  expect(screen.queryByRole('alert')).toBeNull()
  expect(typedIn('Message')).toBe('When does admission to B.Ed. begin?')
})

test('without a response the visitor is asked to try again, and can', async () => {
  refuse(createContactMessage, 0)
  const user = renderForm()
  fillForm()
  await user.click(sendButton())
  expect((await screen.findByRole('alert')).textContent).toBe(failed)

  answer(createContactMessage, { message: messageSent })
  await user.click(sendButton())
  await screen.findByText(messageSent)
  expect(screen.queryByText(failed)).toBeNull()
})

test('errors found by the server are shown at their fields', async () => {
  const message = 'Please enter a valid phone number'
  refuse(createContactMessage, 400, message, { phone: message })
  const user = renderForm()
  fillForm()
  await user.click(sendButton())

  await screen.findByRole('alert')
  const phone = screen.getByLabelText('Phone')
  await waitFor(() => expect(phone.getAttribute('aria-invalid')).toBe('true'))
  const described = phone.getAttribute('aria-describedby') ?? ''
  expect(document.getElementById(described)?.textContent).toBe(message)
  expect(document.activeElement).toBe(phone)
})

test('the honeypot’s value is sent, and keyboards and screen readers skip the field', async () => {
  const sent = answer(createContactMessage, { message: messageSent })
  const user = renderForm()
  const trap = screen.getByLabelText('Website')
  expect(screen.queryByRole('textbox', { name: 'Website' })).toBeNull()
  expect(trap.tabIndex).toBe(-1)
  expect(trap.getAttribute('autocomplete')).toBe('off')

  fillForm()
  fireEvent.change(trap, { target: { value: 'https://pills.example' } })
  await user.click(sendButton())

  await screen.findByText(messageSent)
  expect(sent).toMatchObject([{ body: { website: 'https://pills.example' } }])
})

test('a form filled in before its script loaded doesn’t count as too fast', async () => {
  const sent = answer(createContactMessage, { message: messageSent })
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const paint = { startTime: performance.now() + 1000 } as PerformanceEntry
  vi.spyOn(performance, 'getEntriesByName').mockReturnValue([paint])
  await pass(9000)

  renderApp('/contact', { delivered: () => undefined })
  fillForm()
  fireEvent.click(sendButton())

  await screen.findByText(messageSent)
  expect(sent).toMatchObject([{ body: { secondsToFill: expect.closeTo(8, 0) } }])
})

test('fields have autocomplete hints', () => {
  renderForm()

  const hints = ['Name', 'Email', 'Phone'].map((label) => {
    const { type, autocomplete } = screen.getByLabelText(label) as HTMLInputElement
    return { type, autocomplete }
  })
  expect(hints).toEqual([
    { type: 'text', autocomplete: 'name' },
    { type: 'email', autocomplete: 'email' },
    { type: 'tel', autocomplete: 'tel' },
  ])
})
