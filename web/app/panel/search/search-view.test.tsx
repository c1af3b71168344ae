import { screen, waitFor, within } from '@testing-library/react'
import { readContent } from 'contract/content/calls'
import { searchRegistrations } from 'contract/events/search-registrations'
import { listMessages } from 'contract/messaging/messages'
import { type PanelResults, searchInPanel } from 'contract/search/panel-search'
import { afterEach, expect, test, vi } from 'vitest'
import { answer, refuse } from '#test/answer'
import { hold } from '#test/delayed-response'
import { anEntry, serve } from '#test/facts-editor'
import { renderPanel } from '#test/render-admin'

afterEach(() => {
  vi.useRealTimers()
})

const results: PanelResults = {
  groups: [
    {
      kind: 'notice',
      isMore: true,
      found: [
        {
          _id: '0192f000-0000-7000-9000-000000000001',
          kind: 'notice',
          state: 'hidden',
          title: [{ text: 'B.A. ' }, { text: 'result', isHit: true }],
          passage: [{ text: 'It will be out on Monday.' }],
          entry: {
            _id: '0192f000-0000-7000-9000-000000000001',
            type: 'notice',
            title: 'B.A. result',
            isPublic: false,
            hasDraft: true,
            position: 1,
            savedAt: '2026-11-21T05:12:00.000Z',
            author: 'asha@college.test',
          },
        },
      ],
    },
    {
      kind: 'person',
      isMore: false,
      found: [
        {
          _id: '0192f000-0000-7000-9000-000000000002',
          kind: 'person',
          state: 'hidden',
          title: [{ text: 'Meera Nair' }],
          passage: [],
          record: { subject: 'faculty', name: 'Meera Nair', group: 'management' },
        },
      ],
    },
  ],
}

test('the header’s search finds drafts and hidden content, and says so', async () => {
  const calls = answer(searchInPanel, results)
  const { user } = await renderPanel([])
  await user.type(screen.getByRole('searchbox', { name: 'Search the panel' }), 'result{Enter}')

  await screen.findByRole('heading', { level: 1, name: 'Search' })
  const notices = await screen.findByRole('region', { name: 'Notices' })
  within(notices).getByText('Draft, not published')
  within(notices).getByText('In the draft:')
  within(notices).getByText('There are more results. Add a word to narrow them down.')
  within(screen.getByRole('region', { name: 'People' })).getByText('Hidden from visitors')
  expect(calls.map(({ query }) => query.get('q'))).toEqual(['result'])
  const field = screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search the panel' })
  expect(field.value).toBe('result')

  await user.click(screen.getByRole('button', { name: /Meera Nair/ }))
  await screen.findByRole('heading', { level: 1, name: /^Admin Panel/ })
  expect(screen.getByDisplayValue('Meera Nair')).toBeDefined()
})

test('kinds with a match in a title come first', async () => {
  const [notices, people] = results.groups
  if (!notices || !people) throw new Error('The results need both kinds')
  answer(searchInPanel, { groups: [people, notices] })
  const { user } = await renderPanel([])
  await user.type(screen.getByRole('searchbox', { name: 'Search the panel' }), 'result{Enter}')
  await screen.findByRole('region', { name: 'People' })
  const headings = within(screen.getByRole('main')).getAllByRole('heading', { level: 2 })
  expect(headings.map(({ textContent }) => textContent).slice(-2)).toEqual(['Notices', 'People'])
})

test('a password is changed under Settings', async () => {
  answer(searchInPanel, { groups: [] })
  const { user } = await renderPanel([])
  const field = screen.getByRole('searchbox', { name: 'Search the panel' })
  await user.type(field, 'change password{Enter}')
  const found = within(await screen.findByRole('region', { name: 'In the panel' }))
  expect(found.getAllByRole('button')[0]?.textContent).toMatch(/^Settings/)
})

test('a click searches for the suggested correction', async () => {
  const calls = answer(searchInPanel, { groups: [], meant: 'ba result' })
  const { user } = await renderPanel([])
  const field = screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search the panel' })
  await user.type(field, 'ba reslut{Enter}')
  await user.click(await screen.findByRole('button', { name: 'ba result' }))
  await waitFor(() =>
    expect(calls.map(({ query }) => query.get('q'))).toEqual(['ba reslut', 'ba result']),
  )
})

test('a failed search can be retried', async () => {
  refuse(searchInPanel, 503, 'The database is away')
  const { user } = await renderPanel([])
  await user.type(screen.getByRole('searchbox', { name: 'Search the panel' }), 'result{Enter}')
  expect(await screen.findByRole('button', { name: /try again/i })).toBeDefined()
})

test('the telephone number is opened at its field', async () => {
  answer(searchInPanel, { groups: [] })
  serve(anEntry())
  const { user } = await renderPanel([])
  await user.type(
    screen.getByRole('searchbox', { name: 'Search the panel' }),
    'telephone number{Enter}',
  )
  await user.click(await screen.findByRole('button', { name: /^Phone numbers/ }))
  await waitFor(() => expect(document.activeElement).toHaveProperty('value', '+91 120 000 1000'))
})

test('whoever searches again while an entry loads goes on typing in the search', async () => {
  answer(searchInPanel, { groups: [] })
  serve(anEntry())
  const loading = hold()
  answer(readContent, async () => {
    await loading.promise
    return anEntry()
  })
  const { user } = await renderPanel([])
  const searchbox = () => screen.getByRole('searchbox', { name: 'Search the panel' })
  await user.type(searchbox(), 'telephone number{Enter}')
  await user.click(await screen.findByRole('button', { name: /^Phone numbers/ }))
  await user.click(searchbox())
  loading.resolve()
  await screen.findByDisplayValue('+91 120 000 1000')
  expect(document.activeElement).toBe(searchbox())
})

test('accounts without access to content find views, messages and registrations', async () => {
  answer(searchRegistrations, {
    registrations: [
      {
        _id: '0192f000-0000-7000-9000-000000000003',
        name: 'Asha Kumari',
        email: 'asha@college.test',
        state: 'registered',
        eventId: '0192f000-0000-7000-9000-000000000004',
        title: 'Robotics workshop',
      },
    ],
  })
  answer(listMessages, { messages: [] })
  const { user } = await renderPanel([], 'Messages', [], { role: 'office' })
  const field = screen.getByRole('searchbox', { name: 'Search the panel' })
  await user.type(field, 'participants{Enter}')
  expect(await screen.findByRole('button', { name: /^Registrations See who/ })).toBeDefined()
  expect(screen.queryByText(/Nothing on the website/)).toBeNull()
  expect(screen.getByRole('button', { name: 'Asha Kumari Robotics workshop' })).toBeDefined()
})
