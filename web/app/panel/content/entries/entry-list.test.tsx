import { screen, waitFor, within } from '@testing-library/react'
import { changeManyEntries, listUnchangedEntries, undoManyEntries } from 'contract/content/bulk'
import { listContent, readContent } from 'contract/content/calls'
import { listFees } from 'contract/content/course-fees'
import { beforeEach, expect, test, vi } from 'vitest'
import { answer } from '#test/answer'
import { clickOnceEnabled } from '#test/click-once-enabled'
import { renderPanel } from '#test/render-admin'

const anEntry = (
  place: number,
  type: 'facts' | 'page' | 'terms' | 'course' | 'disclosureItem',
  title: string,
) => ({
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
  localStorage.clear()
  sessionStorage.clear()
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

test('a search result says what kind of entry it is, and fees lead to the table of all courses', async () => {
  const named = [anEntry(1, 'page', 'Fees'), anEntry(2, 'disclosureItem', 'Fees')]
  answer(listContent, () => ({ entries: [...named, anEntry(3, 'course', 'B.A.')] }))
  answer(listFees, { courses: [] })
  const { user } = await renderPanel([], 'Website')
  await user.type(await screen.findByLabelText('What do you want to change?'), 'fees')
  const results = within(screen.getByRole('list', { name: 'Search results' }))
  expect(results.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Fees Page /),
    expect.stringMatching(/^Fees Disclosure item /),
    expect.stringMatching(/^B\.A\. Course · Contains: Fees/),
  ])
  await user.click(screen.getByRole('button', { name: 'Fees for all courses' }))
  await screen.findByRole('heading', { name: 'Fees', level: 1 })
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
  answer(listContent, () => ({
    entries: [anEntry(1, 'page', 'Hostel'), anEntry(2, 'terms', 'Terms')],
  }))
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
    'Fixed pages1',
  ])
  await user.click(parts.getByRole('button', { name: /^Fixed pages/ }))
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Fixed pages' }))
})

const isWide = (media: string) => media === '(min-width: 72rem)'

test('a long list is folded into parts, which stay open on return; what changes most is first', async () => {
  const pages = Array.from({ length: 21 }, (_, index) => anEntry(index, 'page', `Page ${index}`))
  answer(listContent, () => ({ entries: [...pages, anEntry(21, 'facts', 'College facts')] }))
  const { user } = await renderPanel([], 'Website')
  const first = within(await screen.findByRole('list', { name: 'Changed most' }))
  first.getByRole('button', { name: /^College facts/ })
  expect(screen.queryByRole('heading', { name: 'Fixed pages' })).toBeNull()
  const heading = () => screen.getByRole('heading', { name: 'Pages' })
  expect(heading().closest('summary')?.textContent).toBe('Pages21')
  expect(screen.queryByRole('list', { name: 'Pages' })).toBeNull()
  expect(screen.queryByRole('navigation', { name: 'Parts of the website' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'New page' }))
  await user.click(await screen.findByRole('button', { name: 'Cancel' }))

  await user.click(heading())
  screen.getByRole('list', { name: 'Pages' })
  await user.type(screen.getByLabelText('What do you want to change?'), 'facts')
  await user.clear(screen.getByLabelText('What do you want to change?'))
  screen.getByRole('list', { name: 'Pages' })
  await user.click(heading())
  expect(screen.queryByRole('list', { name: 'Pages' })).toBeNull()
})

test('entries moved to the trash together come back with one press, and those that can’t are named', async () => {
  const entry = { ...anEntry(1, 'page', 'Hostel'), version: 2 }
  answer(listContent, () => ({ entries: [entry, anEntry(2, 'page', 'Canteen')] }))
  const { user } = await renderPanel([], 'Website')
  await user.click((await screen.findAllByRole('button', { name: 'Select' }))[0] as HTMLElement)
  await user.click(screen.getByRole('checkbox', { name: 'Select Hostel' }))
  await user.click(screen.getByRole('checkbox', { name: 'Select Canteen' }))
  const rejected = [{ _id: anEntry(2, 'page', '')._id, name: 'Canteen', reason: 'Still used' }]
  const undoable = [{ _id: entry._id, version: 3, isPublic: true, isScheduled: false }]
  answer(changeManyEntries, { message: '1 moved to the trash', done: 1, rejected, undoable })
  await user.click(screen.getByRole('button', { name: 'Move 2 entries to trash' }))
  await clickOnceEnabled(user, 'Move 2 to trash')
  const report = within(await screen.findByRole('dialog', { name: '1 moved to the trash' }))
  await user.click(report.getByRole('button', { name: 'Close' }))
  const gone = [{ _id: entry._id, name: 'Hostel', reason: 'Deleted in the meantime' }]
  const undone = answer(undoManyEntries, { message: 'None restored', done: 0, rejected: gone })
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  await screen.findByText('None restored. Hostel: Deleted in the meantime')
  expect(undone.map(({ body }) => body)).toEqual([{ entries: undoable }])
})

test('the table has all kinds of entries, is filtered and sorted, and publishes all that match', async () => {
  localStorage.setItem('panel-list-layout website', 'table')
  const { matchMedia: narrow } = window
  vi.stubGlobal('matchMedia', (media: string) => ({ ...narrow(media), matches: isWide(media) }))
  const draft = { hasDraft: true, version: 2, savedAt: '2026-11-20T05:12:00.000Z' }
  const entries = [
    anEntry(1, 'facts', 'College facts'),
    { ...anEntry(2, 'page', 'Hostel'), ...draft },
    { ...anEntry(3, 'page', 'Canteen'), ...draft },
    anEntry(4, 'page', 'Library'),
  ]
  answer(listContent, () => ({ entries }))
  const { user } = await renderPanel([], 'Website')
  const table = within(await screen.findByRole('table', { name: 'Website' }))
  const titles = () => table.getAllByRole('rowheader').map(({ textContent }) => textContent)
  await user.click(table.getByRole('button', { name: 'Title' }))
  expect(titles()).toEqual(['Canteen', 'College facts', 'Hostel', 'Library'])
  await user.selectOptions(screen.getByLabelText('Kind'), 'Pages')
  await user.selectOptions(screen.getByLabelText('Status'), 'With a draft')
  expect(titles()).toEqual(['Canteen', 'Hostel'])
  screen.getByText('Showing 2 of 4 entries')

  await user.click(table.getByRole('checkbox', { name: 'Select Hostel' }))
  await user.click(screen.getByRole('button', { name: 'Select all 2 that match' }))
  const sent = answer(changeManyEntries, { message: '2 published', done: 2, rejected: [] })
  const checked = answer(listUnchangedEntries, { unchanged: [] })
  await clickOnceEnabled(user, 'Publish 2 entries')
  await screen.findByText('Unpublished changes become public.')
  await clickOnceEnabled(user, 'Publish 2')
  await screen.findByText('2 published')
  const ids = [anEntry(3, 'page', '')._id, anEntry(2, 'page', '')._id]
  expect(sent.map(({ body }) => body)).toEqual([
    { act: 'publish', entries: ids.map((_id) => ({ _id, version: 2 })) },
  ])
  expect(checked[0]?.body).toEqual({ act: 'publish', ids })

  await user.type(screen.getByLabelText('What do you want to change?'), 'zebra')
  await user.click(await screen.findByRole('button', { name: 'Clear search and filters' }))
  screen.getByText('Showing 4 of 4 entries')
})
