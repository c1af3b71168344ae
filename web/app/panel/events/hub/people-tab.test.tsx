import { screen, waitFor, within } from '@testing-library/react'
import { checkInUndone, undoCheckIn } from 'contract/events/attendance'
import {
  changePeople,
  correctName,
  markPeopleCame,
  nameChangedMeanwhile,
  nameCorrected,
  registrationClosed,
  setRegistrationOpen,
} from 'contract/events/event-people'
import {
  addRegistration,
  assignSeat,
  getOfficeEvent,
  listRegistrations,
  type OfficeEvent,
  type OfficeRegistration,
  registrationAdded,
  seatAssigned,
} from 'contract/events/registration-office'
import { afterEach, expect, test, vi } from 'vitest'
import { answer, refuse } from '#test/answer'
import { openEventTab } from '#test/open-event'

afterEach(() => {
  vi.useRealTimers()
})

const at = '2026-11-21T04:30:00.000Z'
const aheadOfClock = '2026-11-21T07:00:00.000Z'
const eventId = '0192f000-0000-7000-8000-000000000001'
const person = (name: string, more: Partial<OfficeRegistration>): OfficeRegistration => ({
  ...{ _id: `id-of-${name}`, name, email: `${name}@home.example`, isStudent: true },
  ...{ state: 'registered', standing: 'registered', answers: [], createdAt: at, changedAt: at },
  ...more,
})
const event: OfficeEvent = {
  ...{ _id: eventId, title: 'Robotics workshop', date: '2026-11-21T18:30:00.000Z', capacity: 1 },
  counts: { registered: 1, offered: 0, waiting: 1, asked: 0, left: 0, removed: 0, lapsed: 0 },
}
const terms = {
  ...{ capacity: 1, audience: 'students' as const, questions: [], consent: '', offerHours: 24 },
}

const people = [
  person('Asha', { standing: 'came', checkIn: { _id: 'scan', scannedAt: at } }),
  person('Binod', { state: 'waiting', standing: 'waiting', place: 2 }),
  person('Chitra', { state: 'left', standing: 'left' }),
]

async function openPeople(given = people) {
  const opened = await openEventTab(event, 'People', { terms, people: given })
  await screen.findByRole('button', { name: 'Binod' })
  return opened
}

type User = Awaited<ReturnType<typeof openPeople>>['user']

/** Opens a person and presses one of the buttons. */
async function press(user: User, name: string, act: string) {
  await user.click(screen.getByRole('button', { name }))
  const dialog = within(screen.getByRole('dialog', { name }))
  await user.click(dialog.getByRole('button', { name: act }))
}

test('a waiting person gets a seat after a question that explains it, and cancelled ones have no actions', async () => {
  const given = answer(assignSeat, { message: seatAssigned })
  const { user } = await openPeople()
  await user.click(screen.getByRole('button', { name: 'Chitra' }))
  const chitra = within(screen.getByRole('dialog', { name: 'Chitra' }))
  expect(chitra.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    '',
    'Correct name',
  ])
  await user.click(chitra.getByRole('button', { name: 'Close' }))
  await press(user, 'Binod', 'Give seat')
  const dialog = within(screen.getByRole('dialog', { name: 'Give Binod a seat' }))
  await dialog.findByText(/^1 of 1 seats are taken/)
  expect(given).toHaveLength(0)
  await user.click(dialog.getByRole('button', { name: 'Give seat' }))
  await screen.findByText(`Binod: ${seatAssigned}`)
  expect(given[0]?.params).toEqual({ eventId, registrationId: 'id-of-Binod' })
})

test('a check-in is undone after a question, and a checked-in person can’t be removed before', async () => {
  const undone = answer(undoCheckIn, { message: checkInUndone })
  const { user } = await openPeople()
  await user.click(screen.getByRole('button', { name: 'Asha' }))
  expect(screen.queryByRole('button', { name: 'Remove' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Undo check-in' }))
  const dialog = within(screen.getByRole('dialog', { name: 'Undo check-in of Asha' }))
  await user.click(dialog.getByRole('button', { name: 'Cancel' }))
  expect(undone).toHaveLength(0)
  await press(user, 'Asha', 'Undo check-in')
  await user.click(screen.getByRole('button', { name: 'Undo check-in' }))
  await screen.findByText(`Asha: ${checkInUndone}`)
  expect(undone[0]?.params).toEqual({ eventId, checkInId: 'scan' })
})

test('a name is corrected from what the screen showed', async () => {
  const corrected = answer(correctName, { message: nameCorrected })
  const { user } = await openPeople()
  await user.click(screen.getByRole('button', { name: 'Binod' }))
  const dialog = within(screen.getByRole('dialog', { name: 'Binod' }))
  const field = dialog.getByLabelText(/^Name/)
  expect(dialog.getByRole('button', { name: 'Correct name' })).toHaveProperty('disabled', true)
  await user.type(field, ' Sahu')
  await user.click(dialog.getByRole('button', { name: 'Correct name' }))
  await screen.findByText(nameCorrected)
  expect(corrected[0]?.params.registrationId).toBe('id-of-Binod')
  expect(corrected[0]?.body).toEqual({ name: 'Binod Sahu', seen: 'Binod' })
})

test('selected people are removed together, with a reason, and the selection ends', async () => {
  const changed = answer(changePeople, { message: '2 people removed', changed: 2, unchanged: 0 })
  const { user } = await openPeople()
  for (const name of ['Binod', 'Chitra'])
    await user.click(screen.getByRole('checkbox', { name: `Select ${name}` }))
  const bar = within(screen.getByRole('region', { name: 'Selected people' }))
  bar.getByText('2 people selected')
  await user.click(bar.getByRole('button', { name: 'Remove' }))
  const dialog = within(screen.getByRole('dialog', { name: 'Remove 2 people' }))
  await user.click(dialog.getByRole('button', { name: 'Remove 2 people' }))
  await user.type(dialog.getByLabelText('Reason'), 'Not this year')
  expect(changed).toHaveLength(0)
  await user.click(dialog.getByRole('button', { name: 'Remove 2 people' }))
  await screen.findByText('2 people removed')
  expect(changed[0]?.body).toEqual({
    ...{ act: 'remove', reason: 'Not this year' },
    ...{ ids: ['id-of-Binod', 'id-of-Chitra'], count: 2 },
  })
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Selected people' })).toBeNull())
})

test('everyone who matches is selected with a filter, and another filter ends the selection', async () => {
  const changed = answer(changePeople, { message: 'Done', changed: 120, unchanged: 0 })
  const { user } = await openPeople()
  answer(listRegistrations, { registrations: people, page: 1, pages: 3, found: 120 })
  await user.selectOptions(screen.getByLabelText('Status'), 'waiting')
  await screen.findByText('Showing 3 of 120 registrations')
  await user.click(screen.getByRole('checkbox', { name: 'Select all in the table' }))
  await user.click(screen.getByRole('button', { name: 'Select all 120 people' }))
  await user.click(screen.getByRole('button', { name: 'Give seat' }))
  await user.click(screen.getByRole('button', { name: 'Give 120 people a seat' }))
  await waitFor(() => expect(changed).toHaveLength(1))
  expect(changed[0]?.body).toEqual({ act: 'seat', state: 'waiting', count: 120 })
  await user.click(screen.getByRole('checkbox', { name: 'Select Asha' }))
  await user.selectOptions(screen.getByLabelText('Status'), 'registered')
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Selected people' })).toBeNull())
})

test('more people follow below, each once', async () => {
  const { user } = await openPeople()
  const more = person('Deepa', {})
  answer(listRegistrations, ({ query }) =>
    query.get('page') === '2'
      ? { registrations: [...people.slice(-1), more], page: 2, pages: 2, found: 4 }
      : { registrations: people, page: 1, pages: 2, found: 4 },
  )
  await user.click(screen.getByRole('button', { name: 'Refresh' }))
  await screen.findByText('Showing 3 of 4 registrations')
  await user.click(screen.getByRole('button', { name: 'Show more registrations' }))
  await screen.findByText('Showing 4 of 4 registrations')
  expect(screen.getAllByRole('rowheader')).toHaveLength(4)
})

test('a heading sorts the list, and once more the other way', async () => {
  const { user, listed } = await openPeople()
  const heading = () => screen.getByRole('columnheader', { name: 'Name' })
  for (const order of ['ascending', 'descending']) {
    await user.click(within(heading()).getByRole('button'))
    await waitFor(() => expect(heading().getAttribute('aria-sort')).toBe(order))
  }
  const sorts = listed.map(({ query }) => `${query.get('sort')} ${query.get('order')}`)
  expect(sorts).toEqual(['arrival asc', 'name asc', 'name desc'])
})

test('registration is closed in one press, as the screen showed it', async () => {
  const current = { ...terms, closesAt: aheadOfClock }
  const closed = answer(setRegistrationOpen, { message: registrationClosed, current })
  const { user } = await openPeople()
  answer(getOfficeEvent, { event, terms: current })
  screen.getByText('Registration is open until the event starts')
  await user.click(screen.getByRole('button', { name: 'Close registration now' }))
  await screen.findByText(registrationClosed)
  await screen.findByText(/^Registration closed on/)
  screen.getByRole('button', { name: 'Reopen registration' })
  expect(closed[0]?.body).toEqual({ isOpen: false, seen: terms })
})

test('several people are marked as attended only once that is confirmed', async () => {
  const marked = answer(markPeopleCame, { message: 'Done', changed: 2, unchanged: 0 })
  const { user } = await openPeople()
  const mark = () => screen.getByRole('button', { name: 'Mark as attended' })
  await user.click(screen.getByRole('checkbox', { name: 'Select all in the table' }))
  await user.click(mark())
  const dialog = within(screen.getByRole('dialog', { name: 'Mark 3 people as attended' }))
  dialog.getByText(/can only be undone one by one/)
  expect(marked).toEqual([])
  await user.click(dialog.getByRole('button', { name: 'Mark 3 people as attended' }))
  await waitFor(() => expect(marked).toHaveLength(1))
  await user.click(screen.getByRole('checkbox', { name: 'Select Binod' }))
  await user.click(mark())
  await waitFor(() => expect(marked).toHaveLength(2))
})

test('attendance can be marked from the morning before an event in the evening', async () => {
  const inTheEvening = { ...event, date: '2026-11-22T12:30:00.000Z' }
  const { user } = await openEventTab(inTheEvening, 'People', { terms, people })
  await user.click(await screen.findByRole('checkbox', { name: 'Select all in the table' }))
  screen.getByRole('button', { name: 'Mark as attended' })
})

test('a name that somebody else corrected meanwhile is shown before it is replaced', async () => {
  const { user } = await openPeople()
  await user.click(screen.getByRole('button', { name: 'Binod' }))
  refuse(correctName, 409, nameChangedMeanwhile)
  const renamed = people.map((one) => (one.name === 'Binod' ? { ...one, name: 'Vinod' } : one))
  answer(listRegistrations, { registrations: renamed, page: 1, pages: 1, found: 3 })
  await user.type(screen.getByLabelText('Name'), ' Rai')
  await user.click(screen.getByRole('button', { name: 'Correct name' }))
  await screen.findByText(nameChangedMeanwhile)
  await screen.findByRole('dialog', { name: 'Vinod' })
  const corrected = answer(correctName, { message: nameCorrected })
  await user.click(screen.getByRole('button', { name: 'Correct name' }))
  await screen.findByText(nameCorrected)
  expect(corrected[0]?.body).toEqual({ name: 'Binod Rai', seen: 'Vinod' })
})

test('somebody who isn’t found can be added by that name', async () => {
  const added = answer(addRegistration, { message: registrationAdded })
  const { user } = await openPeople()
  answer(listRegistrations, { registrations: [], page: 1, pages: 1, found: 0 })
  await user.type(screen.getByLabelText('Search registrations'), 'Deepa')
  await user.click(await screen.findByRole('button', { name: 'Add “Deepa”' }))
  const dialog = within(screen.getByRole('dialog', { name: 'Add a person' }))
  await user.type(dialog.getByLabelText('Email'), 'deepa@home.example')
  await user.click(dialog.getByRole('button', { name: 'Add' }))
  await screen.findByText(registrationAdded)
  expect(added[0]?.body).toEqual({ name: 'Deepa', email: 'deepa@home.example' })
})

test('an email address that isn’t found is the address of the person to add', async () => {
  const { user } = await openPeople()
  answer(listRegistrations, { registrations: [], page: 1, pages: 1, found: 0 })
  await user.type(screen.getByLabelText('Search registrations'), 'deepa@home.example')
  await user.click(await screen.findByRole('button', { name: 'Add “deepa@home.example”' }))
  const dialog = within(screen.getByRole('dialog', { name: 'Add a person' }))
  expect(dialog.getByLabelText('Name')).toHaveProperty('value', '')
  expect(dialog.getByLabelText('Email')).toHaveProperty('value', 'deepa@home.example')
})

test('when buttons disappear, the focus stays in the list', async () => {
  answer(assignSeat, { message: seatAssigned })
  const { user } = await openPeople()
  await press(user, 'Binod', 'Give seat')
  answer(listRegistrations, { registrations: [], page: 1, pages: 1, found: 0 })
  await user.click(screen.getByRole('button', { name: 'Give seat' }))
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Binod' })).toBeNull())
  const list = screen.getByRole('region', { name: 'Registered people' })
  await waitFor(() => expect(document.activeElement).toBe(list))
})
