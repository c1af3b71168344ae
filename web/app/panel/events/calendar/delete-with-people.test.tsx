import { screen } from '@testing-library/react'
import { getActionImpact } from 'contract/events/event-lifecycle'
import { eventRestored, listDeletedEvents, restoreEvent } from 'contract/events/event-trash'
import { deleteEvent, type EventEntry, eventDeleted } from 'contract/events/events'
import { anEvent } from 'testing/an-event.ts'
import { expect, test } from 'vitest'
import { answer } from '#test/answer'
import { renderPanel } from '#test/render-admin'

const robotics: EventEntry = {
  ...anEvent({ title: 'Robotics', date: '2026-12-01T04:30:00.000Z' }),
  hasPeople: true,
}

async function askToDelete(ahead: number) {
  const one = { events: 1, people: 14, ahead }
  answer(getActionImpact, { one, later: one })
  const { user } = await renderPanel([robotics], 'View Events')
  await user.click(await screen.findByRole('button', { name: 'Delete Robotics' }))
  return user
}

test('the number of registered people is shown before an event is deleted, and it can be cancelled instead', async () => {
  const deletions = answer(deleteEvent, { message: eventDeleted })
  const user = await askToDelete(12)
  await screen.findByText(
    '12 people are registered or waiting. If you delete it, we’ll email everyone to say it’s cancelled.',
  )
  await user.click(screen.getByRole('button', { name: 'Cancel event' }))
  await screen.findByRole('dialog', { name: 'Cancel event' })
  await user.click(screen.getByRole('button', { name: /^(Cancel|Not now|Back|Close)$/ }))
  await user.click(await screen.findByRole('button', { name: 'Delete Robotics' }))
  await user.click(await screen.findByRole('button', { name: 'Delete event' }))
  await screen.findByText(eventDeleted)
  expect(deletions).toMatchObject([{ params: { _id: robotics._id } }])
})

test('an event with people that was deleted is restored from the message', async () => {
  answer(deleteEvent, { message: eventDeleted })
  const restored = answer(restoreEvent, { message: eventRestored('Robotics') })
  const user = await askToDelete(0)
  await user.click(await screen.findByRole('button', { name: 'Delete event' }))
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  await screen.findByText('“Robotics” restored.')
  expect(restored).toMatchObject([{ params: { _id: robotics._id } }])
})

test('deleting a past event emails nobody, and offers no cancellation', async () => {
  const user = await askToDelete(0)
  await screen.findByText('14 people registered. They won’t get an email.')
  expect(screen.queryByRole('button', { name: 'Cancel event' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Keep event' }))
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('a deleted event is restored from the list of deleted events', async () => {
  const deleted = { ...robotics, deletedAt: '2026-11-20T04:30:00.000Z', people: 14 }
  answer(listDeletedEvents, { events: [deleted] })
  const restored = answer(restoreEvent, { message: eventRestored('Robotics') })
  const { user } = await renderPanel([], 'View Events')
  await user.click(await screen.findByRole('button', { name: 'Deleted events' }))
  await screen.findByText(/14 people · deleted Nov 20, .* · can be restored until Dec 20/)
  await user.click(screen.getByRole('button', { name: /^Restore/ }))
  await screen.findByText('“Robotics” restored.')
  expect(restored).toMatchObject([{ params: { _id: robotics._id } }])
})
