import { screen, waitFor, within } from '@testing-library/react'
import {
  emailIdUsed,
  eventEmailQueued,
  listEventEmails,
  previewEventEmail,
  sendEventEmail,
} from 'contract/events/event-emails'
import { listRegistrations, type OfficeEvent } from 'contract/events/registration-office'
import { afterEach, expect, test, vi } from 'vitest'
import { answer, refuse } from '#test/answer'
import { openEventTab } from '#test/open-event'
import { fillLogin } from '#test/render-admin'

afterEach(() => {
  vi.useRealTimers()
})

const at = '2026-11-21T04:30:00.000Z'
const event: OfficeEvent = {
  ...{ _id: '0192f000-0000-7000-8000-000000000001', title: 'Robotics workshop', date: at },
  counts: { registered: 42, offered: 0, waiting: 0, asked: 0, left: 0, removed: 0, lapsed: 0 },
}
const terms = {
  ...{ capacity: 50, audience: 'students' as const, questions: [], consent: '', offerHours: 24 },
}
const sent = {
  ...{ _id: 'mail', subject: 'Parking', text: 'Use gate 2.', sentBy: 'Meera', people: 41 },
  ...{ waiting: 3, createdAt: at },
}

async function writeEmail() {
  answer(listEventEmails, { emails: [sent] })
  const previewed = answer(previewEventEmail, {
    ...{ count: 42, leftOut: 0, subject: 'Bring a laptop', text: 'Hello Asha,\n\nCharged.' },
  })
  const { user } = await openEventTab(event, 'Emails', { terms })
  await user.type(await screen.findByLabelText('Subject'), 'Bring a laptop')
  await user.type(screen.getByLabelText('Text'), 'Charged.')
  await user.click(screen.getByRole('button', { name: 'Preview' }))
  return { user, previewed, send: await screen.findByRole('button', { name: 'Send to 42 people' }) }
}

test('an email is previewed as its readers get it, and sent to as many as the button says', async () => {
  const { user, previewed, send } = await writeEmail()
  const letter = { subject: 'Bring a laptop', text: 'Charged.', people: { state: 'active' } }
  expect(previewed[0]?.body).toEqual(letter)
  within(screen.getByRole('region', { name: 'Preview' })).getByText(/^Hello Asha,/)
  screen.getByText('To 41 people, Nov 21, 2026, 10:00 AM, by Meera. 3 still waiting to be sent.')
  const queued = answer(sendEventEmail, { message: eventEmailQueued(42) })
  await user.click(send)
  await screen.findByText('Email to 42 people is on its way')
  expect(queued.map(({ body }) => body)).toEqual([
    { ...letter, count: 42, _id: expect.stringMatching(/^[\da-f-]{36}$/) },
  ])
  expect(screen.getByLabelText('Subject')).toHaveProperty('value', '')
})

test('after a failure the same email is sent again, so that nobody gets it twice', async () => {
  const { user, send } = await writeEmail()
  const failed = refuse(sendEventEmail, 503, 'Not now')
  await user.click(send)
  await screen.findByText('Not now')
  const again = answer(sendEventEmail, { message: eventEmailQueued(42) })
  await user.click(await screen.findByRole('button', { name: 'Send to 42 people' }))
  await waitFor(() => expect(again).toHaveLength(1))
  expect(again[0]?.body).toEqual(failed[0]?.body)
})

test('an email whose answer was lost isn’t sent again with another text until its author knows', async () => {
  const { user, send } = await writeEmail()
  const lost = refuse(sendEventEmail, 503, 'Not now')
  await user.click(send)
  await screen.findByText('Not now')
  const sendEdited = async () => {
    await user.click(screen.getByRole('button', { name: 'Edit' }))
    await user.type(screen.getByLabelText('Text'), ' Really.')
    await user.click(screen.getByRole('button', { name: 'Preview' }))
    await user.click(await screen.findByRole('button', { name: 'Send to 42 people' }))
  }
  const edited = refuse(sendEventEmail, 409, emailIdUsed)
  await sendEdited()
  await screen.findByText(emailIdUsed)
  const another = answer(sendEventEmail, { message: eventEmailQueued(42) })
  await sendEdited()
  await screen.findByText('Email to 42 people is on its way')

  const [first, second, third] = [lost, edited, another].map(
    (sends) => (sends[0]?.body as { _id: string })._id,
  )
  expect(second).toBe(first)
  expect(third).not.toBe(first)
})

test('the text can be changed after the preview', async () => {
  const { user } = await writeEmail()
  await user.click(screen.getByRole('button', { name: 'Edit' }))
  expect(screen.getByLabelText('Text')).toHaveProperty('value', 'Charged.')
})

test('an email that was being written when the session ended is there after the next login', async () => {
  const { user } = await writeEmail()
  await user.click(screen.getByRole('button', { name: 'Edit' }))
  refuse(previewEventEmail, 401)
  await user.type(screen.getByLabelText('Text'), ' Really.')
  await user.click(screen.getByRole('button', { name: 'Preview' }))
  await screen.findByText(
    'Your session has ended. Please sign in again. Your changes are saved in this window.',
  )
  await fillLogin(user)
  await screen.findByRole('tab', { name: 'Emails', selected: true })
  expect(await screen.findByLabelText('Text')).toHaveProperty('value', 'Charged. Really.')
  expect(screen.getByLabelText('Subject')).toHaveProperty('value', 'Bring a laptop')
})

test('an email whose answer was lost keeps its id when the session ends, too', async () => {
  const { user, send } = await writeEmail()
  const lost = refuse(sendEventEmail, 503, 'Not now')
  await user.click(send)
  await screen.findByText('Not now')
  refuse(sendEventEmail, 401)
  await user.click(send)
  await fillLogin(user)
  await user.click(await screen.findByRole('button', { name: 'Preview' }))
  const known = refuse(sendEventEmail, 409, emailIdUsed)
  await user.click(await screen.findByRole('button', { name: 'Send to 42 people' }))
  await screen.findByText(emailIdUsed)
  expect(known[0]?.body).toEqual(lost[0]?.body)
})

test('what was typed in one tab of an event is not left without asking after another one was opened', async () => {
  const { user } = await writeEmail()
  await user.click(screen.getByRole('tab', { name: 'Details' }))
  await screen.findByLabelText('Seats')
  await user.click(screen.getByRole('button', { name: 'All events' }))
  await screen.findByRole('dialog', { name: 'Leave without saving?' })
})

test('after the session ended, the next login leads back to the same event', async () => {
  const { user } = await openEventTab(event, 'People', { terms })
  refuse(listRegistrations, 401)
  await user.click(screen.getByRole('button', { name: 'Refresh' }))
  await screen.findByText('Your session has ended. Please sign in again.')
  answer(listRegistrations, { registrations: [], page: 1, pages: 1, found: 0 })
  await fillLogin(user)
  await screen.findByRole('heading', { name: event.title, level: 2 })
})
