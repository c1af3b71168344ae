import { cleanup, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { getCurrentUser } from 'contract/accounts/account'
import { getEvent, listEvents } from 'contract/events/events'
import {
  getRegistrationTerms,
  getSeats,
  registrationFormMessages,
} from 'contract/events/registrations'
import { aUser } from 'testing/a-user.ts'
import { anEvent, daysFromNow } from 'testing/an-event.ts'
import { afterEach, expect, test } from 'vitest'
import { answer } from '#test/answer'
import { renderApp } from '#test/render-app'

afterEach(() => sessionStorage.clear())

const event = anEvent({ title: 'Robotics', date: daysFromNow(20) })

const question = { label: 'What do you bring?', kind: 'text' as const, isRequired: true }

const terms = { capacity: 30, audience: 'students', consent: '', offerHours: 24 } as const

async function openBox(name: string, isNotified?: Promise<void>) {
  cleanup()
  answer(getCurrentUser, async () => {
    await isNotified
    return aUser({ name, email: `${name}@home.example` })
  })
  answer(getEvent, event)
  answer(listEvents, [event])
  answer(getRegistrationTerms, { terms: { ...terms, questions: [question] } })
  answer(getSeats, { left: 12, waiting: 0, isStudent: true })
  renderApp(`/event/${event._id}#registration`)
  const box = within(await screen.findByRole('region', { name: 'Registration' }))
  if (!isNotified) await screen.findByLabelText(`Account of ${name}`)
  const field = await box.findByLabelText<HTMLTextAreaElement>(question.label)
  return field
}

async function openOutcome(text: 'signedOut' | 'sent') {
  cleanup()
  renderApp(`/registrations?said=${text}&event=${event._id}`)
  await screen.findByText(registrationFormMessages[text])
}

/** Submits the form like a browser, without leaving the page. */
function send(form: HTMLFormElement | null) {
  form?.addEventListener('submit', (submission) => submission.preventDefault())
  form?.requestSubmit()
}

const stored = () => sessionStorage.getItem(`registration/${event._id}`)

test('answers typed before a session ended are restored, for the same person only', async () => {
  const field = await openBox('Asha')
  await userEvent.type(field, 'A laptop')
  send(field.form)
  expect(stored()).toContain('A laptop')

  await openOutcome('signedOut')
  await screen.findByText(/^Your answers are saved/)
  expect((await openBox('Ravi')).value).toBe('')
  const again = await openBox('Asha')
  await screen.findAllByText('We’ve restored what you typed.')
  expect(again.value).toBe('A laptop')
  await openOutcome('sent')
  expect(stored()).toBeNull()
})

test('answers typed before it is known who is signed in are given to nobody else', async () => {
  let notify = () => {}
  const isNotified = new Promise<void>((resolve) => {
    notify = resolve
  })
  const field = await openBox('Asha', isNotified)
  await userEvent.type(field, 'A laptop')
  send(field.form)
  expect(stored()).toBeNull()
  notify()
  await screen.findByLabelText('Account of Asha')
  send(field.form)
  expect(stored()).toContain('A laptop')
  expect((await openBox('Ravi')).value).toBe('')
  expect((await openBox('Asha')).value).toBe('A laptop')
})
