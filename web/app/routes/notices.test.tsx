import { screen, waitFor, within } from '@testing-library/react'
import {
  getNotice,
  type ListedNotice,
  listNotices,
  type NoticesOverview,
  type PublicNotice,
} from 'contract/content/notices'
import { emptyRichText } from 'contract/content/rich-text/rich-text-schema'
import { dayMilliseconds } from 'contract/platform/durations'
import { expect, test } from 'vitest'
import { answer, refuse } from '#test/answer'
import { renderApp } from '#test/render-app'

const daysAgo = (days: number) => new Date(Date.now() - days * dayMilliseconds).toISOString()
const dayIn = (days: number) => daysAgo(-days).slice(0, 10)

const aNotice = (title: string, change: Partial<ListedNotice> = {}): ListedNotice => ({
  slug: title.toLowerCase(),
  title,
  urgency: 'usual',
  publishedAt: daysAgo(30),
  categoryTitle: 'Result',
  documents: 0,
  ...change,
})

const overviewOf = (notices: ListedNotice[], total = notices.length): NoticesOverview => ({
  total,
  notices,
  categories: [{ slug: 'result', title: 'Result' }],
  years: [2026, 2025],
})

const marksOf = (title: string) => {
  const item = screen.getByRole('link', { name: title }).closest('li')
  return item?.querySelector('p')?.textContent
}

test('a notice shows whether it is urgent, new, pinned or expired, its category and its department', async () => {
  answer(
    listNotices,
    overviewOf([
      aNotice('Forms', { urgency: 'urgent', publishedAt: daysAgo(6.9), pinnedUntil: dayIn(3) }),
      aNotice('Seven', { publishedAt: daysAgo(7.1), department: 'bca', documents: 2 }),
      aNotice('Over', { urgency: 'urgent', validUntil: dayIn(-3), pinnedUntil: dayIn(3) }),
    ]),
  )
  renderApp('/notices')

  await screen.findByRole('link', { name: 'Forms' })
  expect(marksOf('Forms')).toBe('UrgentNewPinnedResult · Whole college')
  expect(marksOf('Seven')).toBe('Result · B.C.A. · 2 documents')
  expect(marksOf('Over')).toBe('No longer valid' + 'Result · Whole college')
})

test('filters are links that keep what was chosen before', async () => {
  const requested = answer(listNotices, overviewOf([aNotice('Forms')], 60))
  const { user } = renderApp('/notices?category=result&page=2')

  const categories = async () =>
    within(await screen.findByRole('navigation', { name: 'Categories' }))
  expect((await categories()).getByRole('link', { current: true }).textContent).toBe('Result')
  expect(screen.getByText('Showing 25 to 25 of 60')).toBeDefined()
  expect(screen.getByRole('link', { name: 'Newer notices' }).getAttribute('href')).toBe(
    '/notices?category=result',
  )
  const departments = screen.getByRole('combobox', { name: 'Department' })
  await user.selectOptions(departments, 'B.C.A. and college-wide')
  await user.selectOptions(screen.getByRole('combobox', { name: 'Year' }), '2025')
  await user.click(screen.getByRole('button', { name: 'Apply' }))

  await waitFor(() => expect(requested).toHaveLength(2))
  const all = (await categories()).getByRole('link', { name: 'All' })
  expect(all.getAttribute('href')).toBe('/notices?department=bca&year=2025')
  expect(screen.getByRole('link', { name: 'RSS feed' }).getAttribute('href')).toBe(
    '/notices.atom?category=result&department=bca',
  )
  expect(requested.at(-1)?.query.toString()).toBe('category=result&department=bca&year=2025&page=1')
})

test('an unknown category or page is a 404, and an empty list says so', async () => {
  refuse(listNotices, 404, 'This category doesn’t exist')
  renderApp('/notices?category=nothing')
  expect(await screen.findByRole('heading', { name: 'Page Not Found' })).toBeDefined()

  answer(listNotices, overviewOf([]))
  renderApp('/notices?department=bca')
  expect(await screen.findByText(/^Nothing current here/)).toBeDefined()
  expect(
    screen.getByText(/^Only these: B.C.A. and college-wide\. Unsubscribe any time/),
  ).toBeDefined()
})

test('a notice lists its documents with their size, without deleted ones', async () => {
  const file = {
    address: '/documents/1/table.pdf',
    name: 'table.pdf',
    type: 'application/pdf' as const,
    bytes: 120_000,
  }
  const notice: PublicNotice = {
    ...aNotice('Forms'),
    slug: 'forms',
    category: 'result',
    body: emptyRichText,
    documents: [
      { _key: 'a', label: 'Time table', file },
      { _key: 'b', label: 'Gone', file: undefined },
    ],
  }
  answer(getNotice, notice)
  renderApp('/notices/forms')

  const documents = within(await screen.findByRole('region', { name: 'Documents' }))
  expect(documents.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Time tablePDF, 120 kBView Time tableDownload Time table',
  ])
  expect(documents.getByRole('link', { name: 'View Time table' }).getAttribute('href')).toBe(
    file.address,
  )
})

test('a page that could not be loaded says so in its title', async () => {
  refuse(getNotice, 500)
  renderApp('/notices/result')

  expect(await screen.findByText('This part of the page could not be loaded.')).toBeDefined()
  expect(document.title).toMatch(/^Something went wrong \| /)
})
