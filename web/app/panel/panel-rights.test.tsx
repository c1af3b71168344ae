import { screen, waitFor, within } from '@testing-library/react'
import { type CurrentAdmin, getCurrentAdmin } from 'contract/accounts/admin'
import { type ContentEntry, listContent } from 'contract/content/calls'
import { createMember } from 'contract/people/faculty'
import { noRight } from 'contract/platform/roles'
import { anEvent } from 'testing/an-event.ts'
import { afterEach, expect, test, vi } from 'vitest'
import { anOwner } from '#test/an-owner'
import { answer, refuse } from '#test/answer'
import { answerEvents, answerFaculty } from '#test/answer-lists'
import { answerLogin } from '#test/answer-login'
import { pasteInto } from '#test/paste-into'
import { fillLogin, renderAdmin } from '#test/render-admin'
import { stubObjectUrls } from '#test/stub-object-urls'

afterEach(() => {
  vi.useRealTimers()
})

/** The panel after the login. */
async function panelOf(account: Partial<CurrentAdmin>) {
  answerEvents([anEvent({ title: 'Fair' })])
  answerFaculty([])
  answerLogin(account)
  const rendered = renderAdmin('/adminlogin')
  await fillLogin(rendered.user)
  const nav = await screen.findByRole('navigation', { name: 'Admin panel' })
  const labels = within(nav)
    .getAllByRole('button')
    .map((button) => button.textContent)
  return { ...rendered, labels }
}

test.each<[string, Partial<CurrentAdmin>, string[], string]>([
  [
    'the front office',
    { role: 'office' },
    ['Messages', 'Subscribers', 'Registrations', 'Check-in', 'Attendance', 'Settings'],
    'Messages',
  ],
  ['check-in staff', { role: 'door' }, ['Check-in', 'Settings'], 'Check-in'],
  [
    'an author',
    { role: 'author' },
    ['Notices', 'Website', 'Translations', 'Pictures & Documents', 'Reports', 'Settings'],
    'Notices',
  ],
  ['a translator', { role: 'translator' }, ['Translations', 'Settings'], 'Translations'],
])('%s has its own views, starting with the first', async (_, account, labels, first) => {
  const { labels: results } = await panelOf(account)
  expect(results).toEqual(labels)
  await screen.findByRole('heading', { level: 1, name: first })
})

const editor: Partial<CurrentAdmin> = { role: 'editor', departments: ['bca'] }

test('an editor who may not publish sees events and people without edit buttons', async () => {
  const { user, labels } = await panelOf(editor)
  expect(labels).toEqual([
    ...['Today', 'Dashboard'],
    ...['Content', 'Notices', 'Website', 'Translations', 'Pictures & Documents', 'Reports'],
    ...['Events', 'View Events', 'Registrations', 'Attendance'],
    ...['People', 'All Faculty Members'],
    ...['Administration', 'Settings'],
  ])
  expect(screen.queryByText('Total Events')).toBeNull()
  expect(screen.queryByRole('button', { name: /^Add Event/ })).toBeNull()

  await user.click(screen.getByRole('button', { name: 'View Events' }))

  await screen.findByRole('heading', { name: 'Fair' })
  expect(screen.queryByRole('button', { name: /^(Edit|Delete) Fair/ })).toBeNull()
})

test('an editor’s forms offer only their own departments', async () => {
  const { user } = await panelOf({ ...editor, mayPublish: true })
  await user.click(screen.getByRole('button', { name: 'Add Event' }))

  const department = await screen.findByRole('combobox', { name: /^Department/ })

  const options = within(department).getAllByRole('option')
  expect(options.map((option) => option.textContent)).toEqual(['Select department', 'B.C.A.'])
})

const aCourse = (title: string, department: string, position: number): ContentEntry => ({
  _id: `0192f000-0000-7000-9000-00000000000${position}`,
  type: 'course',
  title,
  department,
  isPublic: true,
  hasDraft: false,
  position,
  savedAt: '2026-11-21T05:12:00.000Z',
  author: 'asha@college.test',
})

test('an editor’s list has their own entries, without buttons to create or move', async () => {
  answer(listContent, {
    entries: [
      aCourse('B.C.A.', 'bca', 1),
      aCourse('Networks', 'bca', 2),
      aCourse('B.B.A.', 'bba', 3),
    ],
  })
  const { user } = await panelOf({ ...editor, mayPublish: true })
  await user.click(screen.getByRole('button', { name: 'Website' }))

  const courses = await screen.findByRole('list', { name: 'Courses' })

  expect(within(courses).getAllByRole('listitem')).toHaveLength(2)
  expect(screen.queryByText('B.B.A.')).toBeNull()
  expect(screen.queryByRole('button', { name: 'New course' })).toBeNull()
  expect(screen.queryByRole('button', { name: /^Move / })).toBeNull()
  for (const name of ['Changed most', 'Fixed pages'])
    expect(screen.queryByRole('heading', { name })).toBeNull()
})

test('someone whose role changes sees its views after the first rejection', async () => {
  const { user } = await panelOf({ role: 'publisher' })
  answer(getCurrentAdmin, anOwner({ role: 'office' }))
  refuse(listContent, 403, 'Your role does not allow this')
  await user.click(screen.getByRole('button', { name: 'Website' }))

  await screen.findByRole('heading', { level: 1, name: 'Messages' })
  expect(screen.queryByRole('button', { name: 'Website' })).toBeNull()
})

test('whoever loses a right while typing keeps the form, until they leave it', async () => {
  stubObjectUrls()
  const { user } = await panelOf({ role: 'publisher' })
  await user.click(screen.getByRole('button', { name: 'Add Faculty' }))
  await screen.findByLabelText('Full Name')
  await pasteInto(user, screen.getByLabelText('Full Name'), 'Dr. Meera Nair')
  await user.selectOptions(screen.getByLabelText('Designation'), 'Professor')
  await user.selectOptions(screen.getByLabelText('Department'), 'B.C.A.')
  await pasteInto(user, screen.getByLabelText('Specialization'), 'Databases')
  await pasteInto(user, screen.getByLabelText('Education'), 'Ph.D. in 2001')
  await pasteInto(user, screen.getByLabelText('Years of Experience'), '12')
  const portrait = new File(['x'], 'meera.png', { type: 'image/png' })
  await user.upload(screen.getByLabelText('Profile Photo'), portrait)
  answer(getCurrentAdmin, anOwner({ role: 'office' }))
  refuse(createMember, 403, noRight)
  await user.click(screen.getByRole('button', { name: 'Add Faculty Member' }))

  await waitFor(() => expect(screen.queryByRole('button', { name: 'View Events' })).toBeNull())
  await screen.findAllByText(noRight)
  expect(screen.getByLabelText('Full Name')).toHaveProperty('value', 'Dr. Meera Nair')

  await user.click(screen.getByRole('button', { name: 'Registrations' }))
  await user.click(screen.getByRole('button', { name: /^Leave/ }))
  await screen.findByRole('heading', { level: 1, name: 'Registrations' })
})

test('a second factor that is due is announced, with a link to set it up', async () => {
  const by = '2026-11-28T06:00:00.000Z'
  const { user } = await panelOf({ factorDue: { by, isOver: false } })
  await screen.findByText(/^Your role needs a second factor by Saturday, November 28, 2026/)
  await user.click(screen.getByRole('button', { name: 'Set up now' }))
  await screen.findByRole('heading', { level: 1, name: 'Settings' })
})

test('when it is overdue, there is nothing else', async () => {
  const by = '2026-11-20T06:00:00.000Z'
  const { labels } = await panelOf({ factorDue: { by, isOver: true } })
  expect(labels).toEqual(['Settings'])
  await screen.findByText(/^Your role needs a second factor\. Set one up below/)
})
