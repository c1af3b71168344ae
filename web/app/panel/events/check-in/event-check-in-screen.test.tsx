import { QueryClientProvider } from '@tanstack/react-query'
import { createEvent, fireEvent, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { type RosterEntry, sendScans } from 'contract/events/check-in'
import 'fake-indexeddb/auto'
import { afterEach, expect, test } from 'vitest'
import { createQueryClient } from '#app/data/query-client'
import { refuse } from '#test/answer'
import { dropEvent, readOwnScans, storeEvent } from './device-store'
import { EventCheckInScreen } from './event-check-in-screen'

const idOf = (number: number) => `0192f000-0000-7000-8000-${String(number).padStart(12, '0')}`
const eventId = idOf(1)
const at = '2026-11-21T04:30:00.000Z'
const chitra: RosterEntry = { _id: idOf(12), name: 'Chitra', code: 'ZZZZ9999', state: 'waiting' }
const event = {
  ...{ _id: eventId, title: 'Fair', date: at, capacity: 2 },
  ...{ takesWalkIns: false, takesWaiting: true },
  counts: { registered: 2, waiting: 1, came: 0, walkIns: 0, doubles: 0 },
}
const roster = { event, publicKey: '', people: [chitra], scans: [], takenAt: at }

afterEach(() => dropEvent(eventId))

test('a double press of “Let in anyway” lets one person in once, and undoes nothing', async () => {
  refuse(sendScans, 0)
  await storeEvent({ eventId, roster, scans: [], after: at })
  render(
    <QueryClientProvider client={createQueryClient()}>
      <EventCheckInScreen eventId={eventId} onBack={() => undefined} />
    </QueryClientProvider>,
  )
  const user = userEvent.setup()
  await user.type(await screen.findByLabelText('Code or name'), 'ZZZZ-9999{Enter}')
  const letIn = await screen.findByRole('button', { name: 'Let Chitra in anyway' })

  fireEvent.click(letIn)
  fireEvent.click(letIn)
  const undo = await screen.findByRole('button', { name: 'Undo check-in of Chitra' })
  fireEvent.click(undo)

  await screen.findByText('From the waiting list, using an empty seat.')
  expect(await readOwnScans(eventId)).toMatchObject([{ registrationId: chitra._id }])
  const later = createEvent.click(undo)
  Object.defineProperty(later, 'timeStamp', { value: later.timeStamp + 2_000 })
  fireEvent(undo, later)
  await screen.findByText('They are no longer checked in.')
  expect(await readOwnScans(eventId)).toMatchObject([{ isUndone: true }])
})
