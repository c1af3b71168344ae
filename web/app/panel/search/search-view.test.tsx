import { screen, within } from '@testing-library/react'
import { type PanelResults, searchInPanel } from 'contract/search/panel-search'
import { afterEach, expect, test, vi } from 'vitest'
import { answer, refuse } from '#test/answer'
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

test('a click searches for the suggested correction', async () => {
  const calls = answer(searchInPanel, { groups: [], meant: 'ba result' })
  const { user } = await renderPanel([])
  const field = screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search the panel' })
  await user.type(field, 'ba reslut{Enter}')
  await user.click(await screen.findByRole('button', { name: 'ba result' }))
  await vi.waitFor(() =>
    expect(calls.map(({ query }) => query.get('q'))).toEqual(['ba reslut', 'ba result']),
  )
})

test('a failed search can be retried', async () => {
  refuse(searchInPanel, 503, 'The database is away')
  const { user } = await renderPanel([])
  await user.type(screen.getByRole('searchbox', { name: 'Search the panel' }), 'result{Enter}')
  expect(await screen.findByRole('button', { name: /try again/i })).toBeDefined()
})

test('accounts without access to content have no search field', async () => {
  await renderPanel([], 'Messages', [], { role: 'office' })
  expect(screen.queryByRole('searchbox', { name: 'Search the panel' })).toBeNull()
})
