import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import { listCheckInEvents } from 'contract/events/check-in'
import 'fake-indexeddb/auto'
import { afterEach, expect, test } from 'vitest'
import { createQueryClient } from '#app/data/query-client'
import { answer, refuse } from '#test/answer'
import { dropEvent, storeEvent } from './device-store'
import { EventChoice } from './event-choice'

const at = '2026-11-21T04:30:00.000Z'
const counts = { registered: 3, waiting: 0, came: 1, walkIns: 0, doubles: 0 }
const event = {
  ...{ _id: '0192f000-0000-7000-8000-000000000001', title: 'Fair', date: at, counts },
  ...{ takesWalkIns: true, takesWaiting: false },
}
const roster = { event, publicKey: '', people: [], scans: [], takenAt: at }

const show = () =>
  render(
    <QueryClientProvider client={createQueryClient()}>
      <EventChoice onOpen={() => undefined} />
    </QueryClientProvider>,
  )

afterEach(() => dropEvent(event._id))

test('a signed-out phone says so, instead of reporting no network', async () => {
  await storeEvent({ eventId: event._id, roster, scans: [], after: at })
  refuse(listCheckInEvents, 401)
  show()

  await screen.findByText('Signed out. You can use the lists saved on this phone.')
  screen.getByRole('button', { name: /Fair.*1 of 3 checked in/ })
})

test('walk-ins are not counted among the registered people', async () => {
  const busy = { ...counts, came: 5, walkIns: 2 }
  answer(listCheckInEvents, { events: [{ ...event, counts: busy }] })
  show()
  await screen.findByRole('button', { name: /Fair.*3 of 3 checked in, 2 walk-ins/ })
})

test('a phone without connection and lists doesn’t claim that there are no events', async () => {
  refuse(listCheckInEvents, 403)
  show()

  await screen.findByText(
    'The latest lists could not be loaded. No lists are saved on this phone yet.',
  )
  expect(screen.queryByText(/^No events/)).toBeNull()
})
