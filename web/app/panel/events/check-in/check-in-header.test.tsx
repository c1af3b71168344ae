import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { CheckInHeader } from './check-in-header'
import type { CheckInState, Connection } from './check-in-state'

const at = '2026-11-21T04:30:00.000Z'
const eventId = '0192f000-0000-7000-8000-000000000001'

function stateOf(changed: object = {}, connection: Connection = 'online'): CheckInState {
  const counts = { registered: 1, waiting: 0, came: 0, walkIns: 0, doubles: 0 }
  const fair = { _id: eventId, title: 'Fair', date: at, takesWalkIns: true, takesWaiting: false }
  const event = { ...fair, counts, ...changed }
  const roster = { event, publicKey: '', people: [], scans: [], takenAt: at }
  return { known: { eventId, roster, scans: [], after: at }, own: [], connection }
}

const header = (state: CheckInState) => <CheckInHeader state={state} onBack={() => {}} />

test('an event that is moved or cancelled while its check-in is open says so', () => {
  const { rerender } = render(header(stateOf()))
  expect(screen.queryByRole('alert')).toBeNull()
  rerender(header(stateOf({ date: '2026-12-05T04:30:00.000Z' })))
  expect(screen.getByRole('alert').textContent).toMatch(/^This event was moved\. New date: .*Dec/)
  rerender(header(stateOf({ eventState: 'cancelled', eventNote: 'Rain' })))
  expect(screen.getByRole('alert').textContent).toBe('This event was cancelled. Reason: Rain')
})

test('a phone that is offline says what happens to scans, and of unsent ones only if there are some', () => {
  render(header(stateOf({}, 'offline')))
  expect(screen.getByRole('status').textContent).toBe(
    'OfflineKeep scanning: scans are saved on this phone. When you have internet again, open this page and wait until it says “All scans sent”.',
  )
})
