import { screen, within } from '@testing-library/react'
import { noCertificate, type Pass, readPass } from 'contract/events/certificates'
import {
  type RegistrationView,
  readRegistration,
  registrationFormMessages,
  registrationLinkExpired,
} from 'contract/events/registrations'
import { daysFromNow } from 'testing/an-event.ts'
import { expect, test } from 'vitest'
import { answer } from '#test/answer'
import { renderApp } from '#test/render-app'

const eventId = '0192f000-0000-7000-8000-000000000001'
const plain: RegistrationView = {
  ...{ _id: 'own', eventId, title: 'Robotics workshop', date: daysFromNow(5), venue: 'Lab 2' },
  ...{ name: 'Asha Sahu', email: 'asha@home.example', state: 'registered', standing: 'registered' },
  ...{ isOpen: true, canLeave: true, createdAt: daysFromNow(-1) },
}

async function openLink(registration: Partial<RegistrationView>, pass: Pass = {}, text = '') {
  answer(readRegistration, ({ query }) => {
    expect(query.get('token')).toBe('secret')
    return { registration: { ...plain, ...registration } }
  })
  answer(readPass, pass)
  renderApp(`/registrations/secret${text && `?said=${text}`}`)
  await screen.findByRole('heading', { name: 'Robotics workshop' })
}

/** The buttons, with what their forms send to the page's URL. */
const presses = () =>
  screen
    .queryAllByRole<HTMLButtonElement>('button')
    .flatMap(({ form, name, value, textContent }) =>
      form?.method === 'post' && !form.hasAttribute('action') ? [[textContent, name, value]] : [],
    )

test('an unconfirmed registration can be confirmed or deleted', async () => {
  await openLink({ state: 'asked', standing: 'asked' })
  screen.getByText('You’re not registered yet. Please confirm that you want to take part.')
  expect(presses()).toEqual([
    ['Yes, register me', 'act', 'confirm'],
    ['No, remove my address', 'act', 'leave'],
  ])
})

test('a registered person sees the ticket, the calendar link and the way to cancel', async () => {
  await openLink({}, { code: 'K7QM-3F9T' }, 'accepted')
  expect(screen.getByRole('status').textContent).toBe(registrationFormMessages.accepted)
  screen.getByText('You are registered.')
  await screen.findByText('K7QM-3F9T')
  expect(screen.getByRole('img', { name: /^Your ticket/ }).getAttribute('src')).toMatch(
    /\/registrations\/secret\/ticket\.svg$/,
  )
  expect(screen.getByRole('link', { name: 'Add to calendar' }).getAttribute('href')).toContain(
    eventId,
  )
  expect(presses()).toEqual([['Yes, cancel it', 'act', 'leave']])
  // The first click only asks.
  const question = screen.getByText('Cancel my registration')
  expect(question.closest('details')).toHaveProperty('open', false)
  expect(question.closest('form')).toBeNull()
})

test('a waiting person sees their position, and can leave the list', async () => {
  await openLink({ state: 'waiting', standing: 'waiting', position: 3 })
  screen.getByText('You are number 3 on the waiting list.')
  expect(presses()).toEqual([['Yes, leave the list', 'act', 'leave']])
  expect(screen.queryByRole('img', { name: /ticket/ })).toBeNull()
})

test('an offered place can be accepted or declined', async () => {
  await openLink(
    { state: 'offered', standing: 'offered', offeredUntil: daysFromNow(1) },
    {},
    'failed',
  )
  expect(screen.getByRole('alert').textContent).toBe(registrationFormMessages.failed)
  screen.getByText(/^A place has come free for you\. Take it by /)
  expect(presses()).toEqual([
    ['Take my place', 'act', 'accept'],
    ['Yes, give it up', 'act', 'leave'],
  ])
})

const off = { isOpen: false, eventState: 'postponed', reason: 'The hall is flooded' } as const

test('while the event is postponed nothing can be accepted, but a place can be given up', async () => {
  await openLink({ ...off, state: 'offered', standing: 'offered postponed' })
  screen.getByText('Place held, event postponed')
  screen.getByText(/^This event is postponed\. We’re holding a place for you/)
  screen.getByText('Reason: The hall is flooded')
  expect(presses()).toEqual([['Yes, give it up', 'act', 'leave']])
})

test('nobody is told that they have a place at a cancelled event', async () => {
  await openLink({
    ...{ isOpen: false, canLeave: false, eventState: 'cancelled' },
    standing: 'registered cancelled',
  })
  screen.getByText('Was registered, event cancelled')
  screen.getByText('This event is cancelled.')
  expect(screen.queryByText('Registered')).toBeNull()
})

test('a removed person sees the reason and no buttons', async () => {
  await openLink({ state: 'removed', standing: 'removed', reason: 'Registered twice' })
  screen.getByText('The college removed your registration.')
  screen.getByText('Reason: Registered twice')
  expect(presses()).toEqual([])
  expect(screen.queryByRole('link', { name: 'Add to calendar' })).toBeNull()
})

test('after the event nothing can be changed, and people who came get a certificate instead of the ticket', async () => {
  const cameAt = daysFromNow(-1)
  const over = { isOpen: false, canLeave: false, date: cameAt, standing: 'came' } as const
  await openLink(over, { cameAt, code: 'K7QM', certificate: 'ready' })
  const link = await screen.findByRole('link', { name: 'Download certificate (PDF)' })
  expect(presses()).toEqual([])
  expect(screen.queryByRole('img', { name: /ticket/ })).toBeNull()
  expect(link.getAttribute('href')).toMatch(/\/registrations\/secret\/certificate\.pdf$/)
})

test('a missing certificate is explained', async () => {
  await openLink(
    { isOpen: false, canLeave: false },
    { cameAt: daysFromNow(-1), certificate: 'letters' },
  )
  await screen.findByText(noCertificate.letters)
  const main = within(screen.getByRole('main'))
  expect(main.queryByRole('link', { name: /certificate/ })).toBeNull()
})

test('an unknown link suggests why, and leads to the events', async () => {
  answer(readRegistration, {})
  renderApp('/registrations/secret')
  await screen.findByText(registrationLinkExpired)
  expect(presses()).toEqual([])
  const main = screen.getByRole('main')
  expect(main.querySelector('a.button-primary')?.getAttribute('href')).toBe('/events')
})
