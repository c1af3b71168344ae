import { screen, waitFor, within } from '@testing-library/react'
import { listContent, readContent } from 'contract/content/calls'
import { beforeEach, expect, test, vi } from 'vitest'
import { answer } from '#test/answer'
import { renderPanel } from '#test/render-admin'

const anEntry = (place: number, type: 'facts' | 'page', title: string) => ({
  _id: `0192f000-0000-7000-9000-0000000000${String(place).padStart(2, '0')}`,
  type,
  title,
  isPublic: true,
  hasDraft: false,
  position: place,
  savedAt: '2026-11-21T05:12:00.000Z',
  author: 'asha@college.test',
})

beforeEach(() => {
  const entries = [anEntry(1, 'page', 'Hostel'), anEntry(2, 'facts', 'College facts')]
  answer(listContent, () => ({ entries }))
})

test('the search covers all entries and their fields', async () => {
  const { user } = await renderPanel([], 'Website')
  const search = await screen.findByLabelText('What do you want to change?')

  await user.type(search, 'phone')
  const result = screen.getByRole('list', { name: 'Search results' })
  expect(result.textContent).toMatch(/^College facts Contains: Phone numbers/)
  screen.getByText('1 result')
  expect(screen.queryByRole('list', { name: 'Pages' })).toBeNull()

  await user.clear(search)
  await user.type(search, 'swimming')
  screen.getByText('No entry or field matches “swimming”.')
  await user.clear(search)
  screen.getByRole('list', { name: 'Pages' })
})

test('a public entry without a required part is missing something, and links to its field', async () => {
  const hostel = {
    ...anEntry(1, 'page', 'Hostel'),
    missing: [{ field: 'summary', label: 'Summary' }],
  }
  answer(listContent, () => ({ entries: [hostel] }))
  const opened = answer(readContent, () => ({
    ...hostel,
    ...{ version: 1, data: { title: 'Hostel', slug: 'hostel' } },
  }))
  const { user } = await renderPanel([], 'Website')
  const pages = await screen.findByRole('list', { name: 'Pages' })
  expect(pages.textContent).toContain('Missing')
  expect(within(pages).queryByText('Published')).toBeNull()
  await user.click(within(pages).getByRole('button', { name: 'Summary' }))
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(/^Summary/)))
  expect(opened).toHaveLength(1)
})

test('a button for each part of the list moves to its heading', async () => {
  const { user } = await renderPanel([], 'Website')
  const parts = within(await screen.findByRole('navigation', { name: 'Parts of the website' }))
  expect(parts.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Pages1',
    'Course groups0',
    'Courses0',
    'Notice categories0',
    'Event categories0',
    'Alerts0',
    'Disclosure groups0',
    'Disclosure items0',
    'Facts, home page and fixed pages1',
  ])
  await user.click(parts.getByRole('button', { name: /^Facts, home page and fixed pages/ }))
  expect(document.activeElement).toBe(
    screen.getByRole('heading', { name: 'Facts, home page and fixed pages' }),
  )
})

test('on a phone, a long list is folded into parts, which stay open on return', async () => {
  const { matchMedia: wide } = window
  const isPhone = (media: string) => ({
    ...wide(media),
    matches: media === '(width < 64rem)',
  })
  vi.stubGlobal('matchMedia', isPhone)
  const pages = Array.from({ length: 20 }, (_, place) => anEntry(place, 'page', `Page ${place}`))
  answer(listContent, () => ({ entries: [...pages, anEntry(20, 'facts', 'College facts')] }))
  const { user } = await renderPanel([], 'Website')
  const part = async (name: string) => {
    const heading = await screen.findByRole('heading', { name })
    return { heading, summary: heading.closest('summary') }
  }
  const { heading, summary } = await part('Pages')
  expect(summary?.textContent).toBe('Pages20')
  expect(screen.queryByRole('list', { name: 'Pages' })).toBeNull()
  expect(screen.queryByRole('navigation', { name: 'Parts of the website' })).toBeNull()

  await user.click(heading)
  screen.getByRole('list', { name: 'Pages' })
  expect(screen.queryByRole('button', { name: /^College facts/ })).toBeNull()
  await user.type(screen.getByLabelText('What do you want to change?'), 'facts')
  await user.clear(screen.getByLabelText('What do you want to change?'))
  screen.getByRole('list', { name: 'Pages' })
  await user.click((await part('Pages')).heading)
  expect(screen.queryByRole('list', { name: 'Pages' })).toBeNull()
})
