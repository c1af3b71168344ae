import { screen, waitFor } from '@testing-library/react'
import { getAttendance, listAttendance } from 'contract/events/attendance'
import { getEventEntry } from 'contract/events/event-entry'
import {
  getOfficeEvent,
  listOfficeEvents,
  type OfficeEvent,
} from 'contract/events/registration-office'
import { anEvent } from 'testing/an-event.ts'
import { afterEach, expect, test, vi } from 'vitest'
import { answer, refuse } from '#test/answer'
import { renderPanel } from '#test/render-admin'

afterEach(() => {
  vi.useRealTimers()
})

const old = anEvent({ title: 'Book Fair of 2019', date: '2019-11-01T05:00:00.000Z' })
const office: OfficeEvent = {
  ...{ _id: old._id, title: old.title, date: old.date },
  counts: { registered: 0, offered: 0, waiting: 0, asked: 0, left: 0, removed: 0, lapsed: 0 },
}
const checkIn = { takesWalkIns: false, takesWaiting: false, givesCertificates: false }

/** A server with one old event, which only a search finds. Returns its requests. */
function answerOffice() {
  answer(getEventEntry, old)
  answer(getOfficeEvent, ({ params }) => {
    expect(params.eventId).toBe(old._id)
    return { event: office }
  })
  answer(getAttendance, ({ params }) => {
    expect(params.eventId).toBe(old._id)
    return {
      event: {
        ...{ ...office, takesWalkIns: false, takesWaiting: false },
        counts: { registered: 0, waiting: 0, came: 0, walkIns: 0, doubles: 0 },
      },
      ...{ door: checkIn, odd: [], walkIns: [], certificates: { made: 0, possible: 0, unset: [] } },
    }
  })
  return answer(listOfficeEvents, ({ query }) => {
    const events = query.get('search') ? [office] : []
    return { events, page: 1, pages: 1, found: events.length }
  })
}

const title = () => screen.findByRole('heading', { name: old.title, level: 2 })

const isOpen = (tab: string) =>
  screen.findByRole('tab', { name: new RegExp(`^${tab}`), selected: true })

test('an event’s card opens its page, which remembers each tab, and Back returns to the list', async () => {
  answerOffice()
  const { user, router } = await renderPanel([old], 'View Events')
  await user.click(await screen.findByRole('button', { name: `Manage event: ${old.title}` }))
  screen.getByRole('heading', { name: 'Event', level: 1 })
  const heading = await title()
  expect(document.activeElement).toBe(heading)
  await isOpen('Details')
  await user.click(screen.getByRole('button', { name: 'Set up registration' }))
  expect(document.activeElement).toBe(await isOpen('People'))
  await user.type(await screen.findByLabelText('Seats'), '0')
  await user.click(screen.getByRole('tab', { name: 'Check-in' }))
  await screen.findByText('Scanned twice')
  await user.click(screen.getByRole('tab', { name: /^People/ }))
  expect(screen.getByLabelText('Seats')).toHaveProperty('value', '300')
  void router.navigate(-1)
  await user.click(await screen.findByRole('button', { name: 'Leave' }))
  await screen.findByRole('article')
})

test('an event in the dashboard’s chart opens its page at the door, and Back returns to the dashboard', async () => {
  answerOffice()
  answer(listAttendance, {
    events: [{ ...office, counts: { registered: 3, waiting: 0, came: 2, walkIns: 0, doubles: 0 } }],
  })
  const { user, router } = await renderPanel([])
  await user.click(await screen.findByRole('button', { name: old.title }))
  const heading = await title()
  expect(document.activeElement).toBe(heading)
  await isOpen('Check-in')
  void router.navigate(-1)
  await screen.findByRole('button', { name: old.title })
})

test('attendance of years ago is found by a search, which “All events” restores', async () => {
  const requested = answerOffice()
  const { user } = await renderPanel([], 'Attendance')
  await screen.findByText('No event has started yet')
  expect(requested.at(-1)?.query.get('when')).toBe('over')
  await user.type(screen.getByLabelText('Search events'), 'fair')
  await user.click(await screen.findByRole('button', { name: /^Book Fair of 2019/ }))
  await title()
  await isOpen('Check-in')
  await user.click(screen.getByRole('button', { name: 'All events' }))
  await screen.findByRole('button', { name: /^Book Fair of 2019/ })
  expect(screen.getByLabelText('Search events')).toHaveProperty('value', 'fair')
  await waitFor(() => expect(requested.at(-1)?.query.get('search')).toBe('fair'))
})

test('an empty list says what to do, a search without a match clears, and a failure is retried', async () => {
  answer(listOfficeEvents, { events: [], page: 1, pages: 1, found: 0 })
  const { user } = await renderPanel([], 'Registrations')
  await screen.findByRole('heading', { name: 'No upcoming events' })
  screen.getByText('Add an event first. To see earlier ones, choose “Started or over”.')
  await user.type(screen.getByLabelText('Search events'), 'Fair')
  await screen.findByRole('heading', { name: 'No events found' })
  refuse(listOfficeEvents, 503)
  await user.click(screen.getByRole('button', { name: 'Clear search and filters' }))
  await screen.findByRole('heading', { name: 'No upcoming events' })
  await user.selectOptions(screen.getByLabelText('Events'), 'Started or over')
  await screen.findByRole('heading', { name: 'The events could not be loaded' })
  answer(listOfficeEvents, { events: [office], page: 1, pages: 1, found: 1 })
  await user.click(screen.getByRole('button', { name: 'Try Again' }))
  await screen.findByText(old.title)
})
