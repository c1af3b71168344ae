import { act, screen, waitFor } from '@testing-library/react'
import { verifyPassword } from 'contract/accounts/admin'
import { createEvent } from 'contract/events/events'
import { countMessages } from 'contract/messaging/messages'
import { memberUpdated, updateMember } from 'contract/people/faculty'
import { aMember } from 'testing/a-member.ts'
import { anEvent } from 'testing/an-event.ts'
import { afterEach, expect, test, vi } from 'vitest'
import { answer, leaveOpen } from '#test/answer'
import { answerEvents, answerFaculty } from '#test/answer-lists'
import { renderPanel } from '#test/render-admin'

afterEach(() => {
  vi.useRealTimers()
})

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))
const title = (name: string) => screen.findByRole('heading', { name, level: 1 })
const open = (name: string) => screen.getByRole('button', { name })
const cards = () => screen.getAllByRole('article')
const many = Array.from({ length: 30 }, (_, index) =>
  anEvent({ title: `Talk ${index + 1}`, date: `2026-12-01T05:00:00.${100 + index}Z` }),
)

test('Back and Forward move between views without changing the address', async () => {
  const { user, router } = await renderPanel([], 'View Events')
  await user.click(open('Settings'))
  await title('Settings')

  await act(() => router.navigate(-1))
  await title('Manage Events')
  await act(() => router.navigate(-1))
  await title('Dashboard')
  await act(() => router.navigate(2))
  await title('Settings')
  expect(router.state.location.pathname).toBe('/admin')
})

test('Back returns to the list as it was, with its search and loaded pages', async () => {
  const { user, router } = await renderPanel(many, 'View Events')
  await user.click(await screen.findByRole('button', { name: 'Show more events' }))
  await screen.findByText('Showing 30 of 30 events')
  await user.selectOptions(screen.getByLabelText('Sort by'), 'Title')
  await user.type(screen.getByLabelText('Search events'), 'Talk 1')
  await screen.findByText('Showing 11 of 30 events')
  await user.click(open('Edit Talk 12'))
  await title('Edit Event')

  await act(() => router.navigate(-1))

  await screen.findByText('Showing 11 of 30 events')
  expect(screen.getByLabelText('Search events')).toHaveProperty('value', 'Talk 1')
  expect(screen.getByLabelText('Sort by')).toHaveProperty('value', 'title')
})

test('Back asks before unsaved content is lost', async () => {
  const { user, router } = await renderPanel([], 'Add Event')
  await user.type(screen.getByLabelText('Event Title'), 'Sports Day')

  await act(() => router.navigate(-1))
  await user.click(await screen.findByRole('button', { name: 'Keep editing' }))
  expect(screen.getByLabelText('Event Title')).toHaveProperty('value', 'Sports Day')

  await act(() => router.navigate(-1))
  await user.click(await screen.findByRole('button', { name: 'Leave' }))
  await title('Dashboard')
})

test('Back closes a dialog and keeps the view', async () => {
  leaveOpen(verifyPassword)
  const { user, router } = await renderPanel([], 'All Faculty Members', [
    aMember({ name: 'Anita Rao' }),
  ])
  await user.click(await screen.findByRole('button', { name: 'Delete Anita Rao' }))
  await user.click(open('Delete'))
  await user.type(screen.getByLabelText('Password'), 'maple-Kettle-19{Enter}')
  await screen.findByRole('button', { name: 'Verifying...' })

  await act(() => router.navigate(-1))

  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await title('Faculty Members')
  screen.getByText('Showing 1 of 1 faculty members')
})

test('a new event is scrolled to and marked, with a link to the site, however far down it is', async () => {
  const { user, router } = await renderPanel(many, 'Add Event')
  const fresh = anEvent({ title: 'Sports Day', date: '2026-12-24T05:00:00.000Z' })
  answer(createEvent, { message: 'Event created successfully! 🎉', _id: fresh._id })
  await user.type(screen.getByLabelText('Event Title'), 'Sports Day')
  await user.type(screen.getByLabelText('Description'), 'Races and relays for all.')
  await user.type(screen.getByLabelText('Event Date'), '2026-12-24T10:30')
  const poster = new File(['x'], 'poster.png', { type: 'image/png' })
  await user.upload(screen.getByLabelText('Event Image'), poster)
  answerEvents([...many, fresh])
  await user.click(open('Create Event'))
  await screen.findByText('Event created successfully! 🎉')
  await pass(1000)

  await title('Manage Events')
  const link = await screen.findByRole('link', { name: /^View on site/ })
  expect(link.getAttribute('href')).toBe(`/event/${fresh._id}`)
  expect(link.closest('article')?.textContent).toContain('Sports Day')
  expect(document.activeElement?.contains(link)).toBe(true)
  expect(cards()).toHaveLength(7)
  await user.click(open('Show earlier events'))
  await screen.findByText('Showing 31 of 31 events')

  await act(() => router.navigate(-1))
  await title('Dashboard')
})

test('an edited member is scrolled to, with a link to their page', async () => {
  const member = aMember({ name: 'Anita Rao', designation: 'Lecturer', department: 'B.C.A.' })
  const { user } = await renderPanel([], 'All Faculty Members', [aMember(), member])
  await user.click(await screen.findByRole('button', { name: 'Edit Anita Rao' }))
  await user.type(screen.getByLabelText('Specialization'), 'Databases')
  await user.type(screen.getByLabelText('Education'), 'Master of Science')
  answer(updateMember, { message: memberUpdated })
  answerFaculty([aMember(), { ...member, specialization: 'Databases' }])
  await user.click(open('Update Faculty Member'))

  const link = await screen.findByRole('link', { name: /^View on site/ })
  expect(link.getAttribute('href')).toBe(`/team/${member.slug}`)
  expect(link.closest('article')?.textContent).toContain('Anita Rao')
})

test.each([
  ['Total Faculty 4', 'Faculty Members', 'Showing 4 of 4 faculty members'],
  ['Professors 2', 'Faculty Members', 'Showing 2 of 4 faculty members'],
  ['Assistant Professors 1', 'Faculty Members', 'Showing 1 of 4 faculty members'],
  ['Total Events 3', 'Manage Events', 'Showing 3 of 3 events'],
  ["Today's Events 1", 'Manage Events', 'Showing 1 of 3 events'],
  ['Upcoming Events 1', 'Manage Events', 'Showing 1 of 3 events'],
  ['Past Events 1', 'Manage Events', 'Showing 1 of 3 events'],
])('the figure %s opens as many entries', async (figure, view, count) => {
  const { user } = await renderPanel(
    [
      anEvent({ date: '2026-11-21T14:00:00.000Z' }),
      anEvent({ date: '2026-12-21T05:00:00.000Z' }),
      anEvent({ date: '2026-10-21T05:00:00.000Z' }),
    ],
    'Dashboard',
    [
      aMember({ designation: 'Professor', department: 'B.C.A.' }),
      aMember({ designation: 'Professor', department: 'BCA' }),
      aMember({ designation: 'Associate Professor', department: 'B.A.' }),
      aMember({ designation: 'Assistant Professor' }),
      aMember({ designation: 'Principal' }),
    ],
  )
  await user.click(await screen.findByRole('button', { name: figure }))
  await title(view)
  await screen.findByText(count)
})

test('unread messages are counted, and one click away', async () => {
  answer(countMessages, { inbox: 5, unread: 2, spam: 0 })
  const { user } = await renderPanel([])
  await user.click(await screen.findByRole('button', { name: 'Unread Messages 2' }))
  await title('Messages')
})
