import { screen, waitFor, within } from '@testing-library/react'
import { checkInUndone, undoCheckIn } from 'contract/events/attendance'
import {
  assignSeat,
  getOfficeEvent,
  listOfficeEvents,
  listRegistrations,
  type OfficeEvent,
  type OfficeRegistration,
  seatAssigned,
} from 'contract/events/registration-office'
import { afterEach, expect, test, vi } from 'vitest'
import { answer } from '#test/answer'
import { renderPanel } from '#test/render-admin'

afterEach(() => {
  vi.useRealTimers()
})

const at = '2026-11-21T04:30:00.000Z'
const eventId = '0192f000-0000-7000-8000-000000000001'
const person = (name: string, more: Partial<OfficeRegistration>): OfficeRegistration => ({
  ...{ _id: `id-of-${name}`, name, email: `${name}@home.example`, isStudent: true },
  ...{ state: 'registered', standing: 'registered', answers: [], createdAt: at, changedAt: at },
  ...more,
})
const event: OfficeEvent = {
  ...{ _id: eventId, title: 'Robotics workshop', date: at, capacity: 1 },
  counts: { registered: 1, offered: 0, waiting: 1, asked: 0, left: 0, removed: 0, lapsed: 0 },
}
const terms = {
  ...{ capacity: 1, audience: 'students' as const, questions: [], consent: '', offerHours: 24 },
}

async function openPeople() {
  answer(listOfficeEvents, { events: [event], page: 1, pages: 1, found: 1 })
  answer(getOfficeEvent, { event, terms })
  answer(listRegistrations, {
    registrations: [
      person('Asha', { standing: 'came', checkIn: { _id: 'scan', scannedAt: at } }),
      person('Binod', { state: 'waiting', standing: 'waiting', place: 2 }),
      person('Chitra', { state: 'left', standing: 'left' }),
    ],
    ...{ page: 1, pages: 1, found: 3 },
  })
  const { user } = await renderPanel([], 'Registrations')
  await user.click(await screen.findByRole('button', { name: /^Robotics workshop/ }))
  await screen.findByText('Binod@home.example')
  return user
}

test('a waiting person gets a seat after a question that explains it, and cancelled ones have no actions', async () => {
  const given = answer(assignSeat, { message: seatAssigned })
  const user = await openPeople()
  expect(screen.queryByRole('button', { name: /Chitra$/ })).toBeNull()
  await user.click(screen.getByRole('button', { name: /^Give seat ?Binod$/ }))
  const dialog = within(screen.getByRole('dialog', { name: 'Give Binod a seat' }))
  await dialog.findByText(/^1 of 1 seats are taken/)
  expect(given).toHaveLength(0)
  await user.click(dialog.getByRole('button', { name: 'Give seat' }))
  await screen.findByText(seatAssigned)
  expect(given[0]?.params).toEqual({ eventId, registrationId: 'id-of-Binod' })
})

test('a check-in is undone after a question, and a checked-in person can’t be removed before', async () => {
  const undone = answer(undoCheckIn, { message: checkInUndone })
  const user = await openPeople()
  expect(screen.queryByRole('button', { name: /^Remove ?Asha$/ })).toBeNull()
  await user.click(screen.getByRole('button', { name: /^Undo check-in ?Asha$/ }))
  const dialog = within(screen.getByRole('dialog', { name: 'Undo check-in of Asha' }))
  await user.click(dialog.getByRole('button', { name: 'Cancel' }))
  expect(undone).toHaveLength(0)
  await user.click(screen.getByRole('button', { name: /^Undo check-in ?Asha$/ }))
  await user.click(screen.getByRole('button', { name: 'Undo check-in' }))
  await screen.findByText(checkInUndone)
  expect(undone[0]?.params).toEqual({ eventId, checkInId: 'scan' })
})

test('when buttons disappear, the focus stays in the list', async () => {
  answer(assignSeat, { message: seatAssigned })
  const user = await openPeople()
  await user.click(screen.getByRole('button', { name: /^Give seat ?Binod$/ }))
  const binod = person('Binod', { checkIn: { _id: 'scan', scannedAt: at } })
  answer(listRegistrations, { registrations: [binod], page: 1, pages: 1, found: 1 })
  await user.click(screen.getByRole('button', { name: 'Give seat' }))
  await screen.findByRole('button', { name: /^Undo check-in ?Binod$/ })
  const list = screen.getByRole('region', { name: 'Registered people' })
  await waitFor(() => expect(document.activeElement).toBe(list))
})
