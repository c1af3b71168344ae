import { screen, waitFor, within } from '@testing-library/react'
import { getAttendance, listAttendance } from 'contract/events/attendance'
import {
  getOfficeEvent,
  listOfficeEvents,
  type OfficeEvent,
} from 'contract/events/registration-office'
import { anEvent } from 'testing/an-event.ts'
import { afterEach, expect, test, vi } from 'vitest'
import { answer } from '#test/answer'
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

test('an event’s card opens its registrations, these its attendance, and Back returns the same way', async () => {
  answerOffice()
  const { user, router } = await renderPanel([old], 'View Events')
  await user.click(await screen.findByRole('button', { name: `Registrations for ${old.title}` }))
  screen.getByRole('heading', { name: 'Registrations', level: 1 })
  expect(document.activeElement).toBe(await title())
  await user.click(screen.getByRole('button', { name: 'Attendance and certificates' }))
  screen.getByRole('heading', { name: 'Attendance', level: 1 })
  await title()
  within(screen.getByRole('region', { name: 'Event attendance' })).getByText('Scanned twice')
  void router.navigate(-1)
  await screen.findByRole('region', { name: 'Event registrations' })
  void router.navigate(-1)
  await screen.findByRole('article')
})

test('an event in the dashboard’s chart opens its attendance, and Back returns to the dashboard', async () => {
  answerOffice()
  answer(listAttendance, {
    events: [{ ...office, counts: { registered: 3, waiting: 0, came: 2, walkIns: 0, doubles: 0 } }],
  })
  const { user, router } = await renderPanel([])
  await user.click(await screen.findByRole('button', { name: old.title }))
  expect(document.activeElement).toBe(await title())
  screen.getByRole('region', { name: 'Event attendance' })
  void router.navigate(-1)
  await screen.findByRole('button', { name: old.title })
})

test('attendance of years ago is found by a search, which Back restores', async () => {
  const requested = answerOffice()
  const { user, router } = await renderPanel([], 'Attendance')
  await screen.findByText('0 events found')
  expect(requested.at(-1)?.query.get('when')).toBe('over')
  await user.type(screen.getByLabelText('Search events'), 'fair')
  await user.click(await screen.findByRole('button', { name: /^Book Fair of 2019/ }))
  await title()
  const visible = within(screen.getByRole('region', { name: 'Event attendance' }))
  await user.click(visible.getByRole('button', { name: 'Registrations' }))
  await screen.findByRole('region', { name: 'Event registrations' })
  void router.navigate(-1)
  await screen.findByRole('region', { name: 'Event attendance' })
  await user.click(screen.getByRole('button', { name: 'All events' }))
  await screen.findByRole('button', { name: /^Book Fair of 2019/ })
  expect(screen.getByLabelText('Search events')).toHaveProperty('value', 'fair')
  await waitFor(() => expect(requested.at(-1)?.query.get('search')).toBe('fair'))
})
