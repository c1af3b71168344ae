import { screen, waitFor, within } from '@testing-library/react'
import {
  cancelEvent,
  copyEvent,
  deleteEventsFollowing,
  eventChangedMeanwhile,
  getActionImpact,
  moveEvent,
  newDateInPast,
  repeatEvent,
  resumeEvent,
  updateFollowingEvents,
} from 'contract/events/event-lifecycle'
import { type EventEntry, eventCreated } from 'contract/events/events'
import { anEvent } from 'testing/an-event.ts'
import { beforeEach, expect, test } from 'vitest'
import { answer, leaveOpen, refuse } from '#test/answer'
import { fillLogin, renderPanel } from '#test/render-admin'
import { stubObjectUrls } from '#test/stub-object-urls'

const date = '2026-12-01T04:30:00.000Z'
const later = { events: 3, people: 20, ahead: 20 }

beforeEach(stubObjectUrls)

/** The panel's list with one event, and an action from its “More” menu. */
async function acted(details: Partial<EventEntry>, act?: string, ahead = 14) {
  answer(getActionImpact, { one: { events: 1, people: 14, ahead }, later })
  const event = { ...anEvent({ title: 'Robotics', date, venue: 'Hall' }), ...details }
  const { user } = await renderPanel([event], 'View Events')
  await user.click(await screen.findByLabelText('More for Robotics'))
  if (act) await user.click(screen.getByRole('button', { name: `${act} Robotics` }))
  return { user, event }
}

const acts = () =>
  within(screen.getByRole('article'))
    .getAllByRole('listitem')
    .flatMap((item) => within(item).queryAllByRole('button'))
    .map((button) => button.getAttribute('aria-label'))

test.each([
  [{}, ['Move…', 'Postpone…', 'Cancel event…', 'Copy…', 'Repeat…']],
  [{ seriesId: 'a' }, ['Move…', 'Postpone…', 'Cancel event…', 'Copy…', 'Extend series…']],
  [{ state: 'postponed' as const }, ['Move…', 'Cancel event…', 'Reinstate event…', 'Copy…']],
  [{ state: 'cancelled' as const }, ['Reinstate event…', 'Copy…']],
])('the card of an event that is %o offers the possible actions', async (details, offered) => {
  await acted(details)
  expect(acts()).toEqual(offered.map((label) => `${label} Robotics`))
})

test('moving starts with the event’s details, shows how many get an email, and sends what the screen showed', async () => {
  const moves = answer(moveEvent, { message: 'Event moved' })
  const { user } = await acted({}, 'Move…')
  const dialog = screen.getByRole('dialog', { name: 'Move event' })
  await within(dialog).findByText('14 people who are registered or waiting')
  const typed = within(dialog).getByLabelText('New date')
  expect(typed).toHaveProperty('value', '2026-12-01T10:00')
  await user.clear(typed)
  await user.type(typed, '2026-12-08T10:00')
  await user.click(within(dialog).getByRole('button', { name: 'Move event' }))
  await screen.findByText('Event moved')
  expect(moves[0]?.body).toEqual({
    seen: { date },
    which: 'one',
    date: '2026-12-08T10:00',
    venue_hi: '',
    reason: '',
    reason_hi: '',
  })
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('of the details, only changed ones are sent, so that later events keep their own', async () => {
  const moves = answer(moveEvent, { message: '3 events moved' })
  const series = { seriesId: 'a', series: { place: 2, of: 4 } }
  const { user } = await acted(
    { time: '10 AM', onlineLink: 'https://meet.example/1', ...series },
    'Move…',
  )
  await user.click(screen.getByLabelText('This and later events (3)'))
  await user.clear(screen.getByLabelText('Online link'))
  await user.click(screen.getByRole('button', { name: 'Move event' }))
  await screen.findByText('3 events moved')
  expect(moves[0]?.body).toEqual({
    ...{ seen: { date }, which: 'later', date: '2026-12-01T10:00' },
    ...{ onlineLink: '', venue_hi: '', reason: '', reason_hi: '' },
  })
})

test('a translation of the venue is sent with the venue', async () => {
  const moves = answer(moveEvent, { message: 'Event moved' })
  const { user } = await acted({}, 'Move…')
  await user.type(screen.getByLabelText('Hindi: स्थान'), 'सभागार')
  await user.click(screen.getByRole('button', { name: 'Move event' }))
  await waitFor(() => expect(moves[0]?.body).toMatchObject({ venue: 'Hall', venue_hi: 'सभागार' }))
})

test('moving a past event says that nobody is emailed, until it has another date', async () => {
  const { user } = await acted({}, 'Move…', 0)
  const dialog = within(screen.getByRole('dialog', { name: 'Move event' }))
  await dialog.findByText(/won’t get an email: the event they registered for is over/)
  expect(dialog.queryByText(/Nobody has registered/)).toBeNull()
  await user.type(dialog.getByLabelText('New date'), '2026-12-08T10:00')
  await dialog.findByText(/will get an email/)
})

test('an error is beside its field, and the dialog stays open', async () => {
  refuse(moveEvent, 400, newDateInPast, { date: newDateInPast })
  const { user } = await acted({}, 'Move…')
  await user.click(screen.getByRole('button', { name: 'Move event' }))
  await screen.findByText(newDateInPast)
  expect(screen.getByLabelText('New date').getAttribute('aria-invalid')).toBe('true')
  expect(document.activeElement).toBe(screen.getByLabelText('New date'))
})

test('an event is cancelled once, with a reason, and a second attempt is told to review it', async () => {
  const open = leaveOpen(cancelEvent)
  const { user } = await acted({}, 'Cancel event…')
  const dialog = screen.getByRole('dialog', { name: 'Cancel event' })
  const confirm = within(dialog).getByRole('button', { name: 'Cancel event' })
  await user.click(confirm)
  within(dialog).getByText('Please enter a reason')
  expect(document.activeElement).toBe(within(dialog).getByLabelText('Reason'))
  await user.keyboard('Flooded')
  await user.type(within(dialog).getByLabelText('Hindi: कारण'), 'बाढ़')
  await user.dblClick(confirm)
  expect(open).toHaveLength(1)
  expect(open[0]?.body).toEqual({
    seen: { date },
    which: 'one',
    reason: 'Flooded',
    reason_hi: 'बाढ़',
  })
})

test('an action that comes too late says so, and its dialog closes', async () => {
  refuse(resumeEvent, 409, eventChangedMeanwhile)
  const { user } = await acted({ state: 'cancelled' }, 'Reinstate event…')
  await user.click(screen.getByRole('button', { name: 'Reinstate event' }))
  await screen.findByText(eventChangedMeanwhile)
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('postponing to a known date moves the event', async () => {
  const moves = answer(moveEvent, { message: 'Event moved' })
  const { user } = await acted({}, 'Postpone…')
  await user.type(screen.getByLabelText('Reason'), 'Flooded')
  await user.type(screen.getByLabelText('New date'), '2026-12-08T10:00')
  await user.click(screen.getByRole('button', { name: 'Postpone event' }))
  await waitFor(() =>
    expect(moves[0]?.body).toEqual({
      seen: { date },
      which: 'one',
      date: '2026-12-08T10:00',
      reason: 'Flooded',
      reason_hi: '',
    }),
  )
})

test('an event with hours as text is postponed with those of the new date', async () => {
  const moves = answer(moveEvent, { message: 'Event moved' })
  const { user } = await acted({ time: '10 AM – 4 PM' }, 'Postpone…')
  await user.type(screen.getByLabelText('Reason'), 'Flooded')
  expect(screen.queryByLabelText('Time')).toBeNull()
  await user.type(screen.getByLabelText('New date'), '2026-12-08T14:00')
  const hours = screen.getByLabelText('Time')
  expect(hours).toHaveProperty('value', '10 AM – 4 PM')
  await user.clear(hours)
  await user.type(hours, '2 – 6 PM')
  await user.click(screen.getByRole('button', { name: 'Postpone event' }))
  await waitFor(() =>
    expect(moves[0]?.body).toMatchObject({ date: '2026-12-08T14:00', time: '2 – 6 PM' }),
  )
})

test('an event is repeated until a date or a number of times, and the last date is shown first', async () => {
  const series = answer(repeatEvent, { message: 'The series has 10 events' })
  const { user } = await acted({}, 'Repeat…')
  screen.getByText('10 events in total, the last on Tuesday, February 2, 2027.')
  await user.click(screen.getByLabelText('Every month on the first Tuesday'))
  screen.getByText('10 events in total, the last on Tuesday, September 7, 2027.')
  await user.click(screen.getByLabelText('On a date'))
  await user.type(screen.getByLabelText('End date'), '2027-03-01')
  screen.getByText('3 events in total, the last on Tuesday, February 2, 2027.')
  await user.click(screen.getByRole('button', { name: 'Repeat event' }))
  await waitFor(() =>
    expect(series[0]?.body).toEqual({ seen: { date }, every: 'month', until: '2027-03-01' }),
  )
})

const ofSeries = {
  seriesId: 'a',
  seriesEvery: 'week' as const,
  series: { place: 2, of: 4 },
}

test('a series is extended at its pace, and the number of new events is shown first', async () => {
  const further = answer(repeatEvent, { message: 'The series has 12 events' })
  const { user } = await acted(ofSeries, 'Extend series…')
  const dialog = within(screen.getByRole('dialog', { name: 'Extend series' }))
  expect(dialog.queryByLabelText(/^Every month/)).toBeNull()
  const inAll = dialog.getByLabelText(/^Number of events/)
  await user.clear(inAll)
  await user.type(inAll, '12')
  dialog.getByText(/^Adds \d+ events after the last one, with the same details\.$/)
  await user.click(dialog.getByRole('button', { name: 'Extend series' }))
  await screen.findByText('The series has 12 events')
  expect(further[0]?.body).toEqual({ seen: { date }, every: 'week', count: 12 })
})

test('a card shows its event’s position in the series, and its dialogs ask about later events', async () => {
  const cancelled = answer(cancelEvent, { message: '3 events cancelled' })
  const { user } = await acted(ofSeries, 'Cancel event…')
  screen.getByText('2 of 4, weekly')
  const dialog = screen.getByRole('dialog', { name: 'Cancel event' })
  await user.click(within(dialog).getByLabelText('This and later events (3)'))
  await within(dialog).findByText('20 people who are registered or waiting')
  await user.type(within(dialog).getByLabelText('Reason'), 'Holidays')
  await user.click(within(dialog).getByRole('button', { name: 'Cancel event' }))
  await screen.findByText('3 events cancelled')
  expect(cancelled[0]?.body).toMatchObject({ which: 'later' })
})

test('this and later events are changed and deleted together if that is chosen', async () => {
  const updates = answer(updateFollowingEvents, { message: '3 events updated' })
  const deletions = answer(deleteEventsFollowing, { message: '3 events deleted' })
  const { user, event } = await acted(ofSeries)
  await user.click(screen.getByRole('button', { name: 'Delete Robotics' }))
  const dialog = screen.getByRole('dialog', { name: 'Delete event' })
  await user.click(within(dialog).getByLabelText('This and later events (3)'))
  await user.click(within(dialog).getByRole('button', { name: 'Delete' }))
  await screen.findByText('3 events deleted')
  expect(deletions[0]?.params).toEqual({ _id: event._id })

  await user.click(screen.getByRole('button', { name: 'Edit Robotics' }))
  await user.click(await screen.findByLabelText('This and later events (3)'))
  await user.type(screen.getByLabelText('Event Title'), ' II')
  await user.click(screen.getByRole('button', { name: 'Update Event' }))
  await screen.findByText('3 events updated')
  expect((updates[0]?.body as FormData).get('title')).toBe('Robotics II')
})

test('a copy starts as a draft without a date, and keeps the picture', async () => {
  const copies = answer(copyEvent, { message: eventCreated })
  const { user, event } = await acted({ stateNote: 'Flooded', state: 'cancelled' }, 'Copy…')
  expect(await screen.findByLabelText('Event Title')).toHaveProperty('value', 'Robotics')
  screen.getByRole('img', { name: 'Current picture' })
  const typed = screen.getByLabelText('Event Date')
  expect(typed).toHaveProperty('value', '')
  await user.type(typed, '2027-12-01T10:00')
  await user.click(screen.getByRole('button', { name: 'Create Event' }))
  await screen.findByText(eventCreated)
  expect(copies[0]?.params).toEqual({ _id: event._id })
  const sent = copies[0]?.body as FormData
  expect([sent.get('isDraft'), sent.has('image'), sent.has('state')]).toEqual(['yes', false, false])
})

test('changing a date that visitors have seen asks whether to show the previous one', async () => {
  const { user } = await acted({})
  await user.click(screen.getByRole('button', { name: 'Edit Robotics' }))
  const typed = await screen.findByLabelText('Event Date')
  expect(screen.queryByText(/Visitors have already seen/)).toBeNull()
  await user.clear(typed)
  await user.type(typed, '2026-12-08T10:00')
  screen.getByLabelText('Show the previous date to visitors, struck through')
})

async function typeReason() {
  const { user } = await acted({}, 'Cancel event…')
  const dialog = within(screen.getByRole('dialog', { name: 'Cancel event' }))
  await user.type(dialog.getByLabelText('Reason'), 'Heavy rain')
  return { user, dialog, send: dialog.getByRole('button', { name: 'Cancel event' }) }
}

test('a reason stays while there is no connection', async () => {
  refuse(cancelEvent, 0)
  const { user, dialog, send } = await typeReason()
  await user.click(send)
  await dialog.findByText('Something went wrong. Check your connection and try again.')
  expect(dialog.getByLabelText('Reason')).toHaveProperty('value', 'Heavy rain')
})

test('a reason that was being written when the session ended is there when the dialog is opened again', async () => {
  refuse(cancelEvent, 401)
  const { user, send } = await typeReason()
  await user.click(send)
  await screen.findByText(/^Your session has ended\..* Your changes are saved/)
  await fillLogin(user)
  await user.click(await screen.findByLabelText('More for Robotics'))
  await user.click(screen.getByRole('button', { name: 'Cancel event… Robotics' }))
  const dialog = within(screen.getByRole('dialog', { name: 'Cancel event' }))
  expect(dialog.getByLabelText('Reason')).toHaveProperty('value', 'Heavy rain')
})
