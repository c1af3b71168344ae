import { fireEvent, screen, waitFor } from '@testing-library/react'
import { getEventEntry } from 'contract/events/event-entry'
import { getActionImpact, moveEvent } from 'contract/events/event-lifecycle'
import { updateEvent } from 'contract/events/events'
import type { OfficeEvent } from 'contract/events/registration-office'
import { anEvent } from 'testing/an-event.ts'
import { afterEach, expect, test, vi } from 'vitest'
import { answer } from '#test/answer'
import { openEventTab } from '#test/open-event'

afterEach(() => {
  vi.useRealTimers()
})

const event: OfficeEvent = {
  ...{ _id: '0192f000-0000-7000-8000-000000000001', title: 'Robotics workshop' },
  date: '2026-12-01T04:30:00.000Z',
  counts: { registered: 0, offered: 0, waiting: 0, asked: 0, left: 0, removed: 0, lapsed: 0 },
}

test('an event that goes public later says when, and its page can be previewed', async () => {
  await openEventTab({ ...event, publishAt: '2026-11-22T04:30:00.000Z' }, 'Details')
  screen.getByText('Scheduled for Nov 22, 2026, 10:00 AM')
  const link = screen.getByRole('link', { name: /^Preview page/ })
  expect(link.getAttribute('href')).toBe(`/api/admin/events/${event._id}/preview`)
  expect(screen.queryByRole('link', { name: /^View on site/ })).toBeNull()
})

test('saving the details leads back to the page of the event', async () => {
  const saved = answer(updateEvent, { message: 'Event updated successfully!' })
  const { user } = await openEventTab(event, 'Details')
  await user.click(await screen.findByRole('button', { name: 'Edit details' }))
  const title = await screen.findByLabelText('Event Title')
  await user.type(title, ' 2')
  await user.click(screen.getByRole('button', { name: 'Update Event' }))
  await screen.findByRole('tab', { name: 'Details', selected: true })
  expect(saved).toHaveLength(1)
  screen.getByRole('heading', { name: event.title, level: 2 })
})

test('a dialog sends the date it was opened with, even if somebody has moved the event since', async () => {
  const moves = answer(moveEvent, { message: 'Event moved' })
  answer(getActionImpact, {
    one: { events: 1, people: 0, ahead: 0 },
    later: { events: 1, people: 0, ahead: 0 },
  })
  const { user } = await openEventTab(event, 'Details')
  await user.click(await screen.findByLabelText(`More for ${event.title}`))
  await user.click(screen.getByRole('button', { name: `Move… ${event.title}` }))
  const moved = anEvent({ ...event, date: '2026-12-05T04:30:00.000Z', venue: 'Lab' })
  const asked = answer(getEventEntry, moved)
  fireEvent(window, new Event('visibilitychange'))
  await waitFor(() => expect(asked).toHaveLength(1))
  await screen.findByText('Lab')

  await user.click(screen.getByRole('button', { name: 'Move event' }))
  await waitFor(() =>
    expect(moves[0]?.body).toMatchObject({ seen: { date: event.date }, date: '2026-12-01T10:00' }),
  )
})

test('arrow keys move between the tabs, and only the current one can be tabbed to', async () => {
  const { user } = await openEventTab(event, 'Details')
  await user.keyboard('{ArrowLeft}')
  const photos = screen.getByRole('tab', { name: 'Photos', selected: true })
  expect(document.activeElement).toBe(photos)
  await user.keyboard('{Home}')
  expect(document.activeElement).toBe(screen.getByRole('tab', { name: 'Details', selected: true }))
  expect(photos.tabIndex).toBe(-1)
})
