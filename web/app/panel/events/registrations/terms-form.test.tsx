import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { registrationClosed, setRegistrationOpen } from 'contract/events/event-people'
import {
  getOfficeEvent,
  type OfficeEvent,
  saveTerms,
  termsChangedMeanwhile,
  termsSaved,
} from 'contract/events/registration-office'
import type { RegistrationTerms } from 'contract/events/registrations'
import { afterEach, expect, test, vi } from 'vitest'
import { answer, answerWith, refuse } from '#test/answer'
import { openEventTab } from '#test/open-event'
import { fillLogin } from '#test/render-admin'

afterEach(() => {
  vi.useRealTimers()
})

const event: OfficeEvent = {
  ...{ _id: '0192f000-0000-7000-8000-000000000001', title: 'Robotics workshop' },
  ...{ date: '2026-12-01T04:30:00.000Z' },
  counts: { registered: 0, offered: 0, waiting: 0, asked: 0, left: 0, removed: 0, lapsed: 0 },
}

const usual: RegistrationTerms = {
  ...{ capacity: 30, offerHours: 24, audience: 'students', questions: [], consent: '' },
}

async function openTerms(terms?: RegistrationTerms) {
  const { user } = await openEventTab(event, terms ? 'Details' : 'People', { terms })
  await screen.findByLabelText('Seats')
  return user
}

const value = (label: string) => (screen.getByLabelText(label) as HTMLInputElement).value

test('closing registration while settings are edited changes nothing that was typed', async () => {
  const user = await openTerms(usual)
  await user.clear(screen.getByLabelText('Seats'))
  await user.type(screen.getByLabelText('Seats'), '45')
  const current = { ...usual, closesAt: '2026-11-21T06:00:00.000Z' }
  answer(setRegistrationOpen, { message: registrationClosed, current })
  answer(getOfficeEvent, { event, terms: current })
  const saved = answer(saveTerms, { message: termsSaved, current })
  await user.click(screen.getByRole('button', { name: 'Close registration now' }))
  await waitFor(() => expect(value('Closes')).toBe('2026-11-21T11:30'))
  expect(value('Seats')).toBe('45')
  await user.click(screen.getByRole('button', { name: 'Save settings' }))
  await screen.findByText(termsSaved)
  expect(saved[0]?.body).toMatchObject({
    capacity: 45,
    seen: current,
    closesAt: '2026-11-21T11:30',
  })
})

test('registration opens with defaults if nothing else is typed', async () => {
  const saved = answer(saveTerms, { message: termsSaved, current: usual })
  const user = await openTerms()
  expect(screen.getByRole('radio', { name: 'Signed-in students' })).toHaveProperty('checked', true)
  await user.click(screen.getByRole('button', { name: 'Open registration' }))
  await screen.findByText(termsSaved)
  expect(saved[0]?.params).toEqual({ eventId: event._id })
  expect(saved[0]?.body).toEqual({
    ...{ capacity: 30, offerHours: 24, audience: 'students', questions: [], consent: '' },
    ...{ opensAt: '', closesAt: '', translations: { hi: {} } },
  })
})

test('terms are shown in the college’s time zone, and changes are sent with the rest', async () => {
  const saved = answer(saveTerms, { message: termsSaved, current: usual })
  const question = { label: 'Which year?', kind: 'choice' as const, isRequired: true }
  const seen: RegistrationTerms = {
    ...{ capacity: 40, offerHours: 12, audience: 'anybody', consent: 'I know the rules.' },
    ...{
      opensAt: '2026-11-22T04:30:00.000Z',
      questions: [{ ...question, options: ['1st', '2nd'] }],
    },
  }
  const user = await openTerms(seen)
  expect(['Seats', 'Opens', 'Closes'].map(value)).toEqual(['40', '2026-11-22T10:00', ''])
  await user.clear(screen.getByLabelText('Seats'))
  await user.type(screen.getByLabelText('Seats'), '50')
  await user.type(screen.getByLabelText('Choices'), '{Enter}3rd')
  await user.click(screen.getByRole('button', { name: 'Add question' }))
  await user.type(screen.getAllByLabelText('Question')[1] as HTMLElement, 'Do you eat meat?')
  await user.selectOptions(screen.getAllByLabelText('Answer type')[1] as HTMLElement, 'Yes or no')
  await user.click(screen.getByRole('button', { name: 'Save settings' }))
  await screen.findByText(termsSaved)
  expect(saved[0]?.body).toEqual({
    ...{ capacity: 50, offerHours: 12, audience: 'anybody', consent: 'I know the rules.' },
    ...{ opensAt: '2026-11-22T10:00', closesAt: '', translations: { hi: {} } },
    seen,
    questions: [
      { ...question, options: ['1st', '2nd', '3rd'] },
      { label: 'Do you eat meat?', kind: 'yesNo', isRequired: false },
    ],
  })
})

test('questions, choices and consent are written in Hindi beside the English', async () => {
  const saved = answer(saveTerms, { message: termsSaved, current: usual })
  const question = { label: 'Which year?', kind: 'choice' as const, isRequired: true }
  const seen: RegistrationTerms = {
    ...usual,
    questions: [{ ...question, options: ['1st', '2nd'] }],
    consent: 'I know the rules.',
    translations: { hi: { 'Which year?': 'कौन-सा वर्ष?', '2nd': 'दूसरा' } },
  }
  const user = await openTerms(seen)
  expect(value('Hindi: प्रश्न')).toBe('कौन-सा वर्ष?')
  expect(value('Hindi: विकल्प')).toBe('\nदूसरा')
  const type = (label: string, text: string) =>
    fireEvent.change(screen.getByLabelText(label), { target: { value: text } })
  type('Question', ' In which year are you? ')
  type('Hindi: विकल्प', 'पहला\nदूसरा')
  type('Hindi: सहमति', 'मैं नियम जानता हूँ।')
  await user.click(screen.getByRole('button', { name: 'Save settings' }))
  await screen.findByText(termsSaved)
  expect(saved[0]?.body).toMatchObject({
    translations: {
      hi: {
        'In which year are you?': 'कौन-सा वर्ष?',
        ...{ '1st': 'पहला', '2nd': 'दूसरा' },
        'I know the rules.': 'मैं नियम जानता हूँ।',
      },
    },
  })
})

test('Hindi that has no English, or is too long, says so beside its field', async () => {
  const saved = answer(saveTerms, { message: termsSaved, current: usual })
  const question = { label: 'Which year?', kind: 'choice' as const, isRequired: true }
  const user = await openTerms({ ...usual, questions: [{ ...question, options: ['1st', '2nd'] }] })
  const type = (label: string, text: string) =>
    fireEvent.change(screen.getByLabelText(label), { target: { value: text } })
  type('Hindi: प्रश्न', 'क'.repeat(2001))
  type('Hindi: विकल्प', 'पहला\nदूसरा\nतीसरा')
  type('Hindi: सहमति', 'मैं नियम जानता हूँ।')
  await user.click(screen.getByRole('button', { name: 'Save settings' }))
  await screen.findByText(/^Translation must be at most/)
  expect(screen.getAllByText('Write the English for this first')).toHaveLength(2)
  expect(saved).toEqual([])
  type('Hindi: प्रश्न', 'कौन-सा वर्ष?')
  type('Choices', '1st\n2nd\n3rd')
  type('Consent text', 'I know the rules.')
  await user.click(screen.getByRole('button', { name: 'Save settings' }))
  await screen.findByText(termsSaved)
})

/** Error of the focused control. */
const messageAtFocus = () =>
  (document.activeElement?.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)
    .find(Boolean)

test('an error is beside its question, the first gets the focus, and each disappears when fixed', async () => {
  const saved = answer(saveTerms, { message: termsSaved, current: usual })
  const user = await openTerms()
  const add = screen.getByRole('button', { name: 'Add question' })
  for (const label of ['Which year?', 'Which year?']) {
    await user.click(add)
    await user.keyboard(label)
  }
  const [, requested] = screen.getAllByLabelText('Answer type')
  await user.selectOptions(requested as HTMLElement, 'Multiple choice (one answer)')
  await user.type(screen.getByLabelText('Choices'), `1st{Enter}{Enter}${'x'.repeat(101)}`)
  const send = screen.getByRole('button', { name: 'Open registration' })
  await user.click(send)
  expect(document.activeElement).toBe(screen.getAllByLabelText('Question')[1])
  expect(messageAtFocus()).toBe('This question is already there')
  screen.getByText('Choice must be at most 100 characters long (number 2)')
  await user.keyboard(' (of study)')
  expect(screen.queryByText('This question is already there')).toBeNull()
  await user.clear(screen.getByLabelText('Choices'))
  await user.type(screen.getByLabelText('Choices'), '1st{Enter}')
  await user.click(send)
  expect(document.activeElement).toBe(screen.getByLabelText('Choices'))
  expect(messageAtFocus()).toBe('Add at least two choices')
  await user.type(screen.getByLabelText('Choices'), '2nd{Enter}')
  await user.clear(screen.getByLabelText('Seats'))
  await user.click(send)
  expect(document.activeElement).toBe(screen.getByLabelText('Seats'))
  expect(saved).toEqual([])
  await user.type(screen.getByLabelText('Seats'), '0')
  await user.click(send)
  await screen.findByText(termsSaved)
  expect(saved[0]?.body).toMatchObject({
    capacity: 0,
    questions: [{ label: 'Which year?' }, { options: ['1st', '2nd'] }],
  })
})

test('removing a question keeps the focus in the form', async () => {
  const user = await openTerms()
  await user.click(screen.getByRole('button', { name: 'Add question' }))
  await user.click(screen.getByRole('button', { name: 'Remove question' }))
  expect(document.activeElement).toBe(screen.getByRole('group', { name: 'Questions' }))
})

test('removing the first of several questions removes its error', async () => {
  const saved = answer(saveTerms, { message: termsSaved, current: usual })
  const user = await openTerms()
  const add = screen.getByRole('button', { name: 'Add question' })
  for (const label of ['Which year?', 'Vegetarian?', 'Bus?']) {
    await user.click(add)
    await user.keyboard(label)
  }
  await user.clear(screen.getAllByLabelText('Question')[0] as HTMLElement)
  await user.click(screen.getByRole('button', { name: 'Open registration' }))
  await screen.findByText('Question is required')
  await user.click(screen.getAllByRole('button', { name: 'Remove question' })[0] as HTMLElement)
  await waitFor(() => expect(screen.queryByText('Question is required')).toBeNull())
  expect(
    screen.getAllByLabelText('Question').map((input) => (input as HTMLInputElement).value),
  ).toEqual(['Vegetarian?', 'Bus?'])
  await user.click(screen.getByRole('button', { name: 'Open registration' }))
  await screen.findByText(termsSaved)
  expect(saved[0]?.body).toMatchObject({ questions: [{ label: 'Vegetarian?' }, { label: 'Bus?' }] })
})

test('the server’s error is beside its field, and leaving unsaved terms asks first', async () => {
  const user = await openTerms()
  const error = 'Registration must close after it opens'
  refuse(saveTerms, 400, error, { closesAt: error })
  await user.type(screen.getByLabelText('Closes'), '2026-11-01T10:00')
  await user.click(screen.getByRole('button', { name: 'Open registration' }))
  const field = screen.getByLabelText('Closes')
  await waitFor(() => expect(document.activeElement).toBe(field))
  expect(messageAtFocus()).toBe(error)
  await user.click(screen.getByRole('button', { name: 'All events' }))
  await screen.findByRole('dialog', { name: 'Leave without saving?' })
})

test('what somebody else saved is kept where nobody edited it here, and shown where somebody did', async () => {
  const current: RegistrationTerms = {
    ...usual,
    ...{ capacity: 50, offerHours: 48, closesAt: '2026-11-22T04:30:00.000Z' },
  }
  answerWith(saveTerms, 409, { message: termsChangedMeanwhile, current })
  const user = await openTerms(usual)
  answer(getOfficeEvent, { event, terms: current })
  await user.type(screen.getByLabelText('Consent text'), 'Rules')
  await user.type(screen.getByLabelText('Seats'), '5')
  await user.click(screen.getByRole('button', { name: 'Save settings' }))
  const text = await screen.findByText(/^Someone else saved this in the meantime/)
  const notified = within(text.closest('div') ?? document.body)
  expect(notified.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Seats: 50',
  ])
  expect(['Consent text', 'Seats', 'Closes'].map(value)).toEqual([
    ...['Rules', '305', '2026-11-22T10:00'],
  ])
  const saved = answer(saveTerms, { message: termsSaved, current })
  await user.click(screen.getByRole('button', { name: 'Save settings' }))
  await screen.findByText(termsSaved)
  expect(saved[0]?.body).toMatchObject({
    ...{ seen: current, capacity: 305, offerHours: 48, consent: 'Rules' },
  })
})

test('settings typed before the session ended keep what somebody else saved until the next login', async () => {
  const user = await openTerms(usual)
  await user.type(screen.getByLabelText('Consent text'), 'Rules')
  refuse(saveTerms, 401)
  await user.click(screen.getByRole('button', { name: 'Save settings' }))
  await screen.findByText(/^Your session has ended\./)
  const current = { ...usual, offerHours: 48 }
  answer(getOfficeEvent, { event, terms: current })
  await fillLogin(user)
  expect(await screen.findByLabelText('Consent text')).toHaveProperty('value', 'Rules')
  await waitFor(() => expect(value('Hours to accept a seat')).toBe('48'))
  expect(screen.queryByText(/^Someone else saved this/)).toBeNull()
  const saved = answer(saveTerms, { message: termsSaved, current })
  await user.click(screen.getByRole('button', { name: 'Save settings' }))
  await screen.findByText(termsSaved)
  expect(saved[0]?.body).toMatchObject({ seen: current, offerHours: 48, consent: 'Rules' })
})
