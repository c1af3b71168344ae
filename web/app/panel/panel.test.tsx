import { act, screen, waitFor, within } from '@testing-library/react'
import { otherAccountSignedIn } from 'contract/accounts/account-settings'
import { createEvent, deleteEvent, listEventEntries } from 'contract/events/events'
import { readToday } from 'contract/operations/today'
import { college } from 'testing/a-college.ts'
import { anEvent } from 'testing/an-event.ts'
import { afterEach, expect, test, vi } from 'vitest'
import { mayBeSignedIn } from '#app/lib/signed-in-here'
import { answer, leaveOpen, refuse } from '#test/answer'
import { answerLogin } from '#test/answer-login'
import { fillLogin, renderPanel } from '#test/render-admin'

afterEach(() => {
  vi.useRealTimers()
  localStorage.clear()
})

/** The text next to a label. */
const shownFor = (label: string) => screen.getByText(label).nextElementSibling?.textContent

/** Headings and entries of the sidebar, in order. */
const inSidebar = () =>
  within(screen.getByRole('navigation'))
    .getAllByRole('button')
    .map((entry) => entry.querySelector('span')?.textContent)

test('the sidebar names every view under five headings', async () => {
  await renderPanel([])
  expect(inSidebar()).toEqual([
    'Today',
    'Dashboard',
    'Messages',
    'Profile Changes',
    'Content',
    'Notices',
    'Website',
    'Translations',
    'Pictures & Documents',
    'Reports',
    'Subscribers',
    'Events',
    'Add Event',
    'View Events',
    'Registrations',
    'Check-in',
    'Attendance',
    'People',
    'Add Faculty',
    'All Faculty Members',
    'Add Administrative Staff',
    'Administrative Positions',
    'Add Management & Other',
    'Management & Other',
    'All Management Staff',
    'Administration',
    'Activity',
    'Import & Export',
    'Accounts',
    'Settings',
  ])
})

test('a short sidebar has no headings', async () => {
  await renderPanel([], 'Check-in', [], { role: 'door' })
  expect(inSidebar()).toEqual(['Check-in', 'Settings'])
})

test('a closed group stays closed, and opens with a view in it', async () => {
  const { user } = await renderPanel([])
  const people = () => screen.getByRole('button', { name: 'People' })
  await user.click(people())
  await user.click(screen.getByRole('button', { name: 'Settings' }))
  expect(people().ariaExpanded).toBe('false')
  expect(localStorage.getItem('closed-groups')).toContain('people')

  await user.click(screen.getByRole('button', { name: 'All Faculty Members' }))
  expect(people().ariaExpanded).toBe('true')
})

test('the tab is named after the view', async () => {
  await renderPanel([], 'Add Event')
  await waitFor(() => expect(document.title).toBe(`Add New Event | Admin Panel | ${college.name}`))
})

test.each([
  ['Dashboard', 'Dashboard', 'Overview of your college events and faculty'],
  ['Add Event', 'Add New Event', 'Create exciting events for students'],
  ['View Events', 'Manage Events', 'View and manage all events'],
  ['Add Faculty', 'Add Faculty Member', 'Add new faculty member to your college'],
  ['All Faculty Members', 'Faculty Members', 'View and manage faculty members'],
  ['All Management Staff', /^Admin Panel/, 'Welcome to the admin panel'],
  ['Messages', 'Messages', 'Read and answer messages from visitors'],
  [
    'Registrations',
    'Registrations',
    'See who has registered for each event, and manage seats and waiting lists',
  ],
  ['Activity', 'Activity', 'See who changed what, and when'],
  [
    'Import & Export',
    'Import & Export',
    'Import and export events and faculty as tables, and website texts as one file',
  ],
  ['Settings', 'Settings', 'Configure your admin panel'],
])('%s shows its title and description', async (entry, title, description) => {
  const { user } = await renderPanel([])
  await user.click(screen.getByRole('button', { name: entry }))
  await screen.findByRole('heading', { name: title, level: 1 })
  screen.getByText(description)
  screen.getByText('Welcome back, Admin')
  expect(screen.getByRole('button', { name: entry }).getAttribute('aria-current')).toBe('page')
})

test('a new view gets the focus, so that it is announced', async () => {
  const { user } = await renderPanel([])
  await user.click(screen.getByRole('button', { name: 'Settings' }))
  const heading = await screen.findByRole('heading', { name: 'Settings', level: 1 })
  expect(document.activeElement).toBe(heading)
})

test('the sidebar collapses to its icons and expands', async () => {
  const { user } = await renderPanel([])
  await user.click(screen.getByRole('button', { name: 'Collapse sidebar' }))
  expect(screen.getByRole('button', { name: 'Expand sidebar' }).ariaExpanded).toBe('false')
})

test('the drawer on a narrow screen opens a view and closes', async () => {
  const { user } = await renderPanel([])
  await user.click(screen.getByRole('button', { name: 'Open menu' }))
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Settings' }))
  await screen.findByRole('heading', { name: 'Settings', level: 1 })
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('the drawer closes when the screen is rotated and the sidebar appears', async () => {
  const queries: { media: string; matches: boolean; turn?: () => void }[] = []
  vi.stubGlobal('matchMedia', (media: string) => {
    const query = {
      media,
      matches: false,
      addEventListener: (_type: string, turn: () => void) => Object.assign(query, { turn }),
      removeEventListener: () => undefined,
    }
    queries.push(query)
    return query
  })
  const { user } = await renderPanel([])
  await user.click(screen.getByRole('button', { name: 'Open menu' }))
  const wide = queries.find(({ media }) => media === '(min-width: 64rem)')
  act(() => wide?.turn?.())
  screen.getByRole('dialog')
  Object.assign(wide ?? {}, { matches: true })
  act(() => wide?.turn?.())
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('the dashboard counts events and links to common views', async () => {
  const dates = ['2026-11-20', '2026-11-21', '2026-11-22', '2026-11-23']
  const { user } = await renderPanel(dates.map((day) => anEvent({ date: `${day}T05:00:00.000Z` })))
  await waitFor(() => expect(shownFor('Total Events')).toBe('4'))
  expect(shownFor('Upcoming Events')).toBe('2')
  expect(shownFor('Past Events')).toBe('1')
  expect(shownFor("Today's Events")).toBe('1')
  await user.click(screen.getByRole('button', { name: /^Add Event Create/ }))
  await screen.findByRole('heading', { name: 'Add New Event' })
})

test('settings show the college, the administrator and the system', async () => {
  await renderPanel([anEvent(), anEvent()], 'Settings')
  await waitFor(() => expect(shownFor('Total Events')).toBe('2'))
  expect(shownFor('College Name')).toBe(college.name)
  expect(shownFor('Admin Email')).toBe('head@college.example')
  expect(shownFor('Status')).toBe('Online')
  expect(shownFor("Today's Date")).toBe('Saturday, November 21, 2026')
})

test('a session ended by the server leads to the login page with the reason', async () => {
  refuse(deleteEvent, 401, 'Admin login required')
  const { user } = await renderPanel([anEvent({ title: 'Sports Day' })], 'View Events')
  await user.click(await screen.findByRole('button', { name: 'Delete Sports Day' }))
  await user.click(screen.getByRole('button', { name: 'Delete' }))
  await screen.findByRole('heading', { name: 'Admin Login' })
  screen.getByText('Your session has ended. Please sign in again.')
})

/** A new event is saved after the session has ended. */
async function saveWhenTheSessionHasEnded(message = 'Admin login required') {
  refuse(createEvent, 401, message)
  const { user, router } = await renderPanel([], 'Add Event')
  await user.type(screen.getByLabelText('Event Title'), 'Sports Day')
  await user.type(screen.getByLabelText('Description'), 'Races and relays for all.')
  await user.type(screen.getByLabelText('Event Date'), '2026-12-01T10:00')
  const poster = new File(['x'], 'poster.png', { type: 'image/png' })
  await user.upload(screen.getByLabelText('Event Image'), poster)
  await user.click(screen.getByRole('button', { name: 'Create Event' }))
  return { user, router }
}

test('unsaved input survives the end of a session and the next login', async () => {
  const { user, router } = await saveWhenTheSessionHasEnded()
  await screen.findByText(
    'Your session has ended. Please sign in again. Your changes are saved in this window.',
  )

  await fillLogin(user)

  expect(await screen.findByLabelText('Event Title')).toHaveProperty('value', 'Sports Day')
  expect(screen.getByLabelText('Event Date')).toHaveProperty('value', '2026-12-01T10:00')
  await screen.findByText(/poster\.png/)
  // Where a reload goes on.
  expect(router.state.location.state).toMatchObject({ view: 'add-event' })
  const created = answer(createEvent, { message: 'Event created successfully! 🎉' })
  await user.click(screen.getByRole('button', { name: 'Create Event' }))
  await waitFor(() => expect(created).toHaveLength(1))
})

test('if someone else has signed in in another tab, they stay signed in, and input stays for its author', async () => {
  const { user } = await saveWhenTheSessionHasEnded(otherAccountSignedIn)
  await screen.findByText(`${otherAccountSignedIn} Your changes are saved in this window.`)
  expect(mayBeSignedIn()).toBe(true)

  await fillLogin(user)

  expect(await screen.findByLabelText('Event Title')).toHaveProperty('value', 'Sports Day')
})

test.each([
  ['registrar@college.example', 'Dashboard'],
  [' Head@College.example ', 'Add New Event'],
])('unsaved input is kept only for its author: from %s to %s', async (email, title) => {
  const { user } = await saveWhenTheSessionHasEnded()
  await screen.findByText(/Your changes are saved in this window/)

  await fillLogin(user, 'maple-Kettle-19', email)

  await screen.findByRole('heading', { name: title, level: 1 })
})

test('somebody else who signs in next sees nothing that the former account was sent', async () => {
  const { user } = await renderPanel([], 'View Events')
  answer(readToday, { waitingLists: [{ _id: 'a', title: 'Robotics', waiting: 1 }] })
  await user.click(screen.getByRole('button', { name: 'Dashboard' }))
  await screen.findByText('1 person on the waiting list: Robotics')
  refuse(listEventEntries, 401, 'Admin login required')
  await user.click(screen.getByRole('button', { name: 'View Events' }))
  await screen.findByRole('heading', { name: 'Admin Login' })
  leaveOpen(readToday)
  answerLogin({ _id: '0192f000-0000-7000-8000-0000000000bb' })

  await fillLogin(user, 'maple-Kettle-19', 'registrar@college.example')

  await screen.findByRole('heading', { name: 'Dashboard', level: 1 })
  expect(screen.queryByText('1 person on the waiting list: Robotics')).toBeNull()
})

test('a list that fails to load says so until the message is dismissed or it loads', async () => {
  const { user } = await renderPanel([anEvent()], 'View Events')
  await screen.findByText('Showing 1 of 1 events')
  refuse(listEventEntries, 503)
  await user.click(screen.getByRole('button', { name: 'Refresh' }))
  await screen.findByText('Failed to fetch events. Please try again.')
  await user.click(screen.getByRole('button', { name: 'Dismiss message' }))
  expect(screen.queryByText('Failed to fetch events. Please try again.')).toBeNull()
  screen.getByText('Showing 1 of 1 events')
})
