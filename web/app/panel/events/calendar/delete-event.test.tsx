import { act, fireEvent, screen } from '@testing-library/react'
import { deleteEvent, eventDeleted } from 'contract/events/events'
import { anEvent } from 'testing/an-event.ts'
import { afterEach, expect, test, vi } from 'vitest'
import { answer, leaveOpen, refuse } from '#test/answer'
import { answerEvents } from '#test/answer-lists'
import { renderPanel } from '#test/render-admin'

afterEach(() => {
  vi.useRealTimers()
})

const past = anEvent({ title: 'Book Fair', date: '2026-11-01T05:00:00.000Z' })
const others = [
  anEvent({ title: 'Alumni Meet', date: '2026-12-01T05:00:00.000Z' }),
  anEvent({ title: 'Chess Open', date: '2026-11-21T04:00:00.000Z' }),
]

async function askToDelete() {
  const rendered = await renderPanel([...others, past], 'View Events')
  await rendered.user.click(await screen.findByRole('button', { name: 'Delete Book Fair' }))
  screen.getByText('Are you sure you want to delete "Book Fair"? This action cannot be undone.')
  return rendered
}

test('a deleted event leaves the list, with a message for three seconds', async () => {
  const deletions = answer(deleteEvent, { message: eventDeleted })
  const { user } = await askToDelete()
  answerEvents(others)

  await user.click(screen.getByRole('button', { name: 'Delete' }))

  await screen.findByText('Event deleted successfully! 🗑️')
  expect(deletions).toMatchObject([{ params: { _id: past._id } }])
  const count = await screen.findByText('Showing 2 of 2 events')
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(document.activeElement).toBe(count)
  await act(() => vi.advanceTimersByTimeAsync(3100))
  expect(screen.queryByText('Event deleted successfully! 🗑️')).toBeNull()
})

test('a deletion can be cancelled, but not while it runs', async () => {
  leaveOpen(deleteEvent)
  const { user } = await askToDelete()
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(screen.queryByRole('dialog')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Delete Book Fair' }))
  await user.click(screen.getByRole('button', { name: 'Delete' }))
  expect(await screen.findByRole('button', { name: 'Deleting...' })).toHaveProperty(
    'disabled',
    true,
  )
  fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }))
  screen.getByRole('dialog')
})

test('a deletion clicked twice at once is one call', async () => {
  const deletions = leaveOpen(deleteEvent)
  await askToDelete()
  const button = screen.getByRole('button', { name: 'Delete' })
  fireEvent.click(button)
  fireEvent.click(button)
  await screen.findByRole('button', { name: 'Deleting...' })
  expect(deletions).toHaveLength(1)
})

test('a failed deletion says so and keeps the event', async () => {
  refuse(deleteEvent, 503, 'Service temporarily unavailable. Please try again later.')
  const { user } = await askToDelete()
  await user.click(screen.getByRole('button', { name: 'Delete' }))
  await screen.findByText('Failed to delete event. Please try again.')
  screen.getByRole('heading', { name: 'Book Fair' })
})

test('an event that someone else has deleted leaves the list with a message', async () => {
  refuse(deleteEvent, 404, 'Event not found')
  const { user } = await askToDelete()
  answerEvents(others)
  await user.click(screen.getByRole('button', { name: 'Delete' }))
  await screen.findByText('Someone has already deleted “Book Fair”.')
  await screen.findByText('Showing 2 of 2 events')
})
