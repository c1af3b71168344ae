import { screen, within } from '@testing-library/react'
import { getCurrentUser } from 'contract/accounts/account'
import { getEvent, listEvents } from 'contract/events/events'
import {
  getRegistrationTerms,
  getSeats,
  type RegistrationTerms,
  type Seats,
} from 'contract/events/registrations'
import { aUser } from 'testing/a-user.ts'
import { anEvent, daysFromNow } from 'testing/an-event.ts'
import { expect, test } from 'vitest'
import { answer, leaveOpen, refuse } from '#test/answer'
import { renderApp } from '#test/render-app'

const plain: RegistrationTerms = {
  ...{ capacity: 30, audience: 'anybody', questions: [], consent: '', offerHours: 24 },
}
const visitor: Seats = { left: 12, waiting: 0, isStudent: false }
const student: Seats = { left: 12, waiting: 0, isStudent: true }
const event = anEvent({ title: 'Robotics', date: daysFromNow(20) })

async function openBox(terms: Partial<RegistrationTerms>) {
  answer(getEvent, event)
  answer(listEvents, [event])
  answer(getRegistrationTerms, { terms: { ...plain, ...terms } })
  renderApp(`/event/${event._id}`)
  return within(await screen.findByRole('region', { name: 'Registration' }))
}

test('a visitor is asked for name and email, and told that a link will be emailed', async () => {
  answer(getSeats, visitor)
  const question = { label: 'Which year?', kind: 'choice' as const, options: ['First', 'Second'] }
  const box = await openBox({
    questions: [{ ...question, isRequired: true }],
    consent: 'I know the rules.',
  })
  await box.findByText(/of 30 places left/)
  for (const name of ['Your name', 'Your email', 'Which year?', 'I know the rules.'])
    expect(box.getByLabelText(name)).toHaveProperty('required', true)
  // Sent along, so that nobody agrees to a text changed in the meantime.
  expect(box.getByLabelText('I know the rules.')).toHaveProperty('value', 'I know the rules.')
  box.getByText(/^We’ll email you a link/)
  const form = box.getByRole('button', { name: 'Register' }).closest('form')
  expect(form?.getAttribute('action')).toBe(`/event/${event._id}/registration`)
})

test('a student registers with one click, without giving name and email', async () => {
  answer(getSeats, student)
  const asha = aUser()
  answer(getCurrentUser, asha)
  const box = await openBox({})
  await box.findByText(/of 30 places left/)
  expect(box.queryByLabelText('Your name')).toBeNull()
  const { form } = box.getByRole<HTMLButtonElement>('button', { name: 'Register' })
  // So that nobody else is registered who has signed in in the meantime.
  await expect.poll(() => form && new FormData(form).get('account')).toBe(asha._id)
})

test('until it is known who is signed in, the form is invisible but takes its room', async () => {
  leaveOpen(getSeats)
  const box = await openBox({})
  const waits = box.getByRole('button', { name: 'Register' }).closest('form')?.parentElement
  expect(waits?.className).toBe('not-known-yet')
  expect(waits?.getAttribute('aria-busy')).toBe('true')
})

test('if the seats can’t be loaded, the form is the one for visitors', async () => {
  refuse(getSeats, 503, 'Not now')
  const box = await openBox({})
  await box.findByLabelText('Your name')
  await expect
    .poll(() => box.getByRole('button', { name: 'Register' }).closest('.not-known-yet'))
    .toBeNull()
})

test('a full event offers the waiting list, and shows how many are waiting', async () => {
  answer(getSeats, { ...visitor, left: 0, waiting: 3 })
  const box = await openBox({})
  await box.findByText('All 30 places are taken.')
  box.getByText(/^3 people are waiting; you would be next after them\.$/)
  box.getByRole('button', { name: 'Join the waiting list' })
})

test('an event for students sends visitors to the login', async () => {
  answer(getSeats, visitor)
  const box = await openBox({ audience: 'students' })
  const link = await box.findByRole('link', { name: 'Sign in to register' })
  expect(link.getAttribute('href')).toBe(`/login?event=${event._id}`)
  expect(box.queryByRole('button')).toBeNull()
})

test('a full event for students sends visitors to the login for the waiting list', async () => {
  answer(getSeats, { ...visitor, left: 0, waiting: 1 })
  const box = await openBox({ audience: 'students' })
  await box.findByRole('link', { name: 'Sign in to join the waiting list' })
})

test('before registration opens, the box shows the date and no form', async () => {
  answer(getSeats, visitor)
  const early = await openBox({ opensAt: daysFromNow(2) })
  early.getByText(/^Registration opens on /)
  expect(early.queryByRole('button')).toBeNull()
})

test('closed registration says so', async () => {
  answer(getSeats, visitor)
  const box = await openBox({ closesAt: daysFromNow(-1) })
  box.getByText('Registration is closed.')
  expect(box.queryByRole('button')).toBeNull()
})

test('a registered person sees their status and a link to the registration', async () => {
  const own = {
    ...{ _id: 'own', eventId: event._id, title: event.title, date: event.date, name: 'Asha' },
    ...{
      email: 'asha@home.example',
      state: 'waiting' as const,
      standing: 'waiting' as const,
      position: 2,
    },
    ...{ isOpen: true, canLeave: true, createdAt: daysFromNow(-1) },
  }
  answer(getSeats, { ...student, own, token: 'secret' })
  const box = await openBox({})
  await box.findByText('You are number 2 on the waiting list.')
  expect(box.getByRole('link', { name: 'View my registration' }).getAttribute('href')).toBe(
    '/registrations/secret',
  )
})

test('a student with an unverified email is told before filling in anything', async () => {
  answer(getSeats, student)
  answer(getCurrentUser, aUser({ isVerified: false }))
  const box = await openBox({ questions: [{ label: 'Why?', kind: 'text', isRequired: true }] })
  const link = await box.findByRole('link', { name: 'Verify your email' })
  expect(link.getAttribute('href')).toBe(`/verify-email?event=${event._id}`)
  expect(box.queryByRole('button', { name: 'Register' })).toBeNull()
  expect(box.queryByLabelText('Why?')).toBeNull()
})

test.each([
  [{}, '#registration'],
  [{ opensAt: daysFromNow(2) }, undefined],
  [{ closesAt: daysFromNow(-2) }, undefined],
])('with %o the first screen of the page leads to the registration: %s', async (terms, href) => {
  answer(getSeats, visitor)
  await openBox(terms)
  const hero = within(screen.getByRole('heading', { level: 1 }).closest('header') as HTMLElement)
  expect(hero.queryByRole('link', { name: 'Register' })?.getAttribute('href')).toBe(href)
  expect(hero.queryByText(/^Registration (opens|is closed)/) === null).toBe(href !== undefined)
})
