import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { listStaffNames } from 'contract/accounts/staff-accounts'
import { type Activity, exportActivities, listActivities } from 'contract/platform/activity'
import { afterEach, expect, test, vi } from 'vitest'
import { answer, answerFile, refuse } from '#test/answer'
import { renderPanel } from '#test/render-admin'
import { stepUp } from '#test/step-up'
import { watchDownloads } from '#test/watch-downloads'

afterEach(() => {
  vi.useRealTimers()
})

let made = 0

const anActivity = (details: Partial<Activity> = {}): Activity => ({
  _id: `0192f000-0000-7000-b000-${String(++made).padStart(12, '0')}`,
  createdAt: '2026-11-21T05:00:00.000Z',
  admin: 'clerk@college.test',
  action: 'updated',
  subject: 'event',
  targetName: 'Sports Day',
  changes: [],
  ...details,
})

const entry = async (name: string) => {
  const result = (await screen.findByText(name)).closest('li')
  if (!result) throw new Error(`No entry of ${name}`)
  return result
}

test('an entry says who did what and when, with each field before and after', async () => {
  const long = 'word '.repeat(60).trim()
  const changes = [
    { field: 'title', before: 'Sport Day', after: 'Sports Day 2026' },
    { field: 'date', after: '2026-12-01T04:30:00.000Z' },
    { field: 'description', before: long, after: 'Short.' },
    { field: 'image', before: '/uploads/a.webp', after: '/uploads/b.webp' },
    { field: 'venue', before: 'Hall' },
  ]
  answer(listActivities, { activities: [anActivity({ changes })] })
  const { user } = await renderPanel([], 'Activity')

  const visible = within(await entry('Sports Day'))
  visible.getByText('Nov 21, 2026, 10:30 AM')
  const textOf = (label: string) => visible.getByText(label).nextElementSibling?.textContent
  expect(textOf('Title')).toBe('Before: Sport DayAfter: Sports Day 2026')
  expect(textOf('Date')).toBe('After: Dec 1, 2026, 10:00 AM')
  expect(textOf('Image')).toBe('Replaced')
  expect(textOf('Description')).not.toContain(long)
  await user.click(visible.getByRole('button', { name: 'Show more' }))
  expect(textOf('Description')).toContain(long)
  expect(visible.queryByText('Venue')).toBeNull()
  await user.click(visible.getByRole('button', { name: 'Show all 5 fields' }))
  expect(textOf('Venue')).toBe('Before: Hall')
})

test('people are called by their names, programs by theirs, and others by their address', async () => {
  answer(listStaffNames, { names: { 'clerk@college.test': 'Meena Joshi' } })
  const activities = [
    anActivity({ targetName: 'By name', role: 'office' }),
    anActivity({ targetName: 'By address', admin: 'gone@college.test' }),
    anActivity({ targetName: 'By a program', admin: 'schedule' }),
  ]
  answer(listActivities, { activities })
  await renderPanel([], 'Activity')

  await screen.findByText('Meena Joshi')
  const author = async (name: string) => (await entry(name)).querySelector('p')?.textContent
  expect(await author('By name')).toMatch(/^Meena Joshi \(Front office, clerk@college.test\) upd/)
  expect(await author('By address')).toMatch(/^gone@college.test updated/)
  expect(await author('By a program')).toMatch(/^Schedule updated/)
})

test('the server applies the filters, which the exported file has too', async () => {
  const saved = watchDownloads()
  const requested = answer(listActivities, { activities: [anActivity()] })
  const { user } = await renderPanel([], 'Activity')
  await screen.findByText('Showing the latest 1 activity')
  await user.selectOptions(screen.getByLabelText('Subject'), 'Faculty and staff')
  await user.selectOptions(screen.getByLabelText('Action'), 'Deleted')
  fireEvent.change(screen.getByLabelText('From'), { target: { value: '2026-11-01' } })
  fireEvent.change(screen.getByLabelText('To'), { target: { value: '2026-11-30' } })
  await user.type(screen.getByLabelText('Search activities'), ' rao ')

  const filters = 'subject=faculty&action=deleted&search=rao&from=2026-11-01&to=2026-11-30'
  await waitFor(() => expect(requested.at(-1)?.query.toString()).toBe(filters))
  const files = answerFile(exportActivities, 'when,who')
  await user.click(screen.getByRole('button', { name: 'Export CSV' }))
  await stepUp(user, 'Download')
  await waitFor(() => expect(saved).toEqual(['activity-2026-11-21.csv']))
  expect(files[0]?.query.toString()).toBe(filters)

  answer(listActivities, ({ query }) => ({
    activities: query.has('subject') ? [] : [anActivity({ targetName: 'Book Fair' })],
  }))
  await user.selectOptions(screen.getByLabelText('Action'), 'Created')
  await screen.findByText('No activities found')
  await user.click(screen.getByRole('button', { name: 'Clear search and filters' }))
  await entry('Book Fair')
  expect(screen.getByLabelText('From')).toHaveProperty('value', '')
})

test('older activities load on demand, and a page that fails can be retried', async () => {
  const first = anActivity({
    action: 'logged in',
    subject: 'session',
    targetName: undefined as never,
  })
  answer(listActivities, { activities: [first], next: first._id })
  const { user } = await renderPanel([], 'Activity')
  await screen.findByText(/logged in/)
  refuse(listActivities, 503)
  await user.click(screen.getByRole('button', { name: 'Show more activities' }))
  await screen.findByText('Failed to fetch activities. Please try again.')
  const requested = answer(listActivities, { activities: [anActivity({ targetName: 'Old Fair' })] })
  await user.click(screen.getByRole('button', { name: 'Show more activities' }))
  await entry('Old Fair')
  expect(requested[0]?.query.get('before')).toBe(first._id)
  screen.getByText('Showing the latest 2 activities')
})

test('a list that failed to load can be retried', async () => {
  refuse(listActivities, 503)
  const { user } = await renderPanel([], 'Activity')
  await screen.findByText('The activities could not be loaded')
  answer(listActivities, { activities: [anActivity()] })
  await user.click(screen.getByRole('button', { name: 'Try Again' }))
  await entry('Sports Day')
})
