import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { RosterEntry } from 'contract/events/check-in'
import { expect, test, vi } from 'vitest'
import { AttendeeSearch } from './attendee-search'
import { type CheckInState, isFull } from './check-in-state'

const at = '2026-11-21T04:30:00.000Z'
const eventId = '0192f000-0000-7000-8000-000000000001'
const asha: RosterEntry = { _id: 'asha', name: 'Asha Rao', code: 'K7QM3F9T', state: 'registered' }
const event = {
  ...{ _id: eventId, title: 'Fair', date: at, takesWalkIns: true, takesWaiting: false },
  counts: { registered: 1, waiting: 0, came: 0, walkIns: 0, doubles: 0 },
}
const roster = { event, publicKey: '', people: [asha], scans: [], takenAt: at }
const state: CheckInState = {
  ...{ known: { eventId, roster, scans: [], after: at }, own: [], connection: 'online' },
}

async function search(typed: string, onWalkIn?: (name: string) => void, shown = state) {
  const none = vi.fn()
  render(<AttendeeSearch state={shown} onTyped={none} onPerson={none} onWalkIn={onWalkIn} />)
  const user = userEvent.setup()
  await user.type(screen.getByLabelText('Code or name'), typed)
  return user
}

const walkIn = () => screen.queryByRole('button', { name: /as a walk-in$/ })

test('a name that isn’t on the list can be added as a walk-in', async () => {
  const added = vi.fn()
  const user = await search(' Asha Verma ', added)
  await user.click(screen.getByRole('button', { name: 'Add Asha Verma as a walk-in' }))
  expect(added.mock.calls).toEqual([['Asha Verma']])
  expect(screen.getByLabelText('Code or name')).toHaveProperty('value', '')
})

test.each([
  ['a walk-in', 'Asha Verma'],
  ['somebody on the list', 'asha'],
])('after %s was let in by keyboard, the next name can be typed', async (_, typed) => {
  const user = await search(typed, vi.fn())
  await user.tab()
  await user.tab()
  await user.keyboard('{Enter}')
  await user.keyboard('Next')
  expect(screen.getByLabelText('Code or name')).toHaveProperty('value', 'Next')
})

test.each([
  ['of somebody on the list', 'asha'],
  ['that is a code', 'K7QM-0000'],
  ['that has only begun', 'A'],
])('nothing is offered for a text %s', async (_, typed) => {
  await search(typed, vi.fn())
  expect(walkIn()).toBeNull()
})

test('an event that doesn’t admit walk-ins offers none', async () => {
  await search('Asha Verma')
  expect(walkIn()).toBeNull()
})

test('a second walk-in of the same name is called another one', async () => {
  const scan = { _id: 'one', eventId, scannedAt: at, way: 'walk-in' as const, email: '' }
  const own = [{ ...scan, name: 'Asha Verma' }]
  await search('asha verma', vi.fn(), { ...state, own })
  screen.getByRole('button', { name: 'Add another asha verma as a walk-in' })
})

test('an event is full once as many people are there as it has seats', () => {
  const busy = (capacity: number | undefined, came: number): CheckInState => {
    const counted = { ...event, capacity, counts: { ...event.counts, came } }
    return { ...state, known: { ...state.known, roster: { ...roster, event: counted } } }
  }
  expect([busy(2, 1), busy(2, 2), busy(2, 3), busy(undefined, 3)].map(isFull)).toEqual([
    ...[false, true, true, false],
  ])
})
