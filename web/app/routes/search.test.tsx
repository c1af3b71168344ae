import { screen, within } from '@testing-library/react'
import { type SearchResults, searchedTooOften, searchSite } from 'contract/search/search'
import { expect, test } from 'vitest'
import { answer, refuse } from '#test/answer'
import { renderApp } from '#test/render-app'

const results: SearchResults = {
  groups: [
    {
      kind: 'notice',
      total: 1,
      found: [
        {
          kind: 'notice',
          path: '/notices/b-a-result',
          title: [{ text: 'B.A. ' }, { text: 'result', isHit: true }],
          passage: [{ text: 'It is out.' }],
          date: '2026-10-01T18:30:00.000Z',
        },
      ],
    },
    {
      kind: 'event',
      total: 1,
      found: [
        {
          kind: 'event',
          path: '/event/7',
          title: [{ text: 'Book fair' }],
          passage: [],
          date: '2026-12-01T04:30:00.000Z',
          times: { date: '2026-12-01T04:30:00.000Z', end: '2026-12-03T10:30:00.000Z' },
        },
      ],
    },
    {
      kind: 'document',
      total: 1,
      found: [
        {
          kind: 'document',
          path: '/documents/7/marks.pdf',
          title: [{ text: 'marks' }],
          passage: [{ text: 'The ' }, { text: 'result', isHit: true }, { text: ' of all.' }],
          date: '2026-10-01T18:30:00.000Z',
          document: {
            type: 'application/pdf',
            bytes: 120_000,
            pages: 3,
            language: 'hi',
            shownOn: [{ title: 'B.A. result', path: '/notices/b-a-result' }],
          },
        },
      ],
    },
  ],
}

test('a document in the results shows its type, and links to its file and the pages that use it', async () => {
  answer(searchSite, results)
  renderApp('/search?q=result')

  const documents = await screen.findByRole('region', { name: /^Documents/ })
  const file = within(documents).getByRole('link', { name: 'marks' })
  expect(file.getAttribute('href')).toMatch(/\/documents\/7\/marks\.pdf$/)
  expect(within(documents).getByText('PDF, 3 pages, 120 kB, Hindi')).toBeDefined()
  expect(within(documents).getByText('result', { selector: 'mark' })).toBeDefined()
  const pages = within(documents).getByRole('list', { name: 'Shown on' })
  expect(within(pages).getByRole('link', { name: 'B.A. result' }).getAttribute('href')).toBe(
    '/notices/b-a-result',
  )
})

test('an item of the disclosure says that it is one, because a page may have its title', async () => {
  const path = '/disclosure#item-fees'
  const found = [
    { kind: 'page' as const, path: '/pages/fees', title: [{ text: 'Fees' }], passage: [] },
    { kind: 'page' as const, path, title: [{ text: 'Fees' }], passage: [] },
  ]
  answer(searchSite, { groups: [{ kind: 'page', total: 2, found }] })
  renderApp('/search?q=fees')
  const region = await screen.findByRole('region', { name: /^Pages/ })
  expect(
    within(region)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['Fees', 'FeesPublic disclosure'])
})

test('an expired notice says so, and so does a partial match', async () => {
  const [notices] = results.groups
  const [result] = notices?.found ?? []
  if (!notices || !result) throw new Error('There is no notice')
  const expired = { ...notices, found: [{ ...result, isExpired: true as const }] }
  answer(searchSite, { groups: [expired], isPartial: true })
  renderApp('/search?q=result+zebra')
  const region = await screen.findByRole('region', { name: /^Notices/ })
  expect(within(region).getByText('No longer valid')).toBeDefined()
  expect(screen.getByText(/No results match all of these words/)).toBeDefined()
})

test('a search without results suggests other pages', async () => {
  answer(searchSite, { groups: [] })
  renderApp('/search?q=unfindable')
  const doors = await screen.findByRole('navigation', { name: 'Popular pages' })
  const links = within(doors).getAllByRole('link')
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Courses', '/#courses-title'],
    ['Notices', '/notices'],
    ['Events', '/events'],
    ['Our Team', '/our-team'],
    ['Contact', '/contact'],
  ])
})

test('a notice in the results shows its date', async () => {
  answer(searchSite, results)
  renderApp('/search?q=result')
  const notices = await screen.findByRole('region', { name: /^Notices/ })
  expect(within(notices).getByText('Oct 2, 2026').getAttribute('datetime')).toBe(
    '2026-10-01T18:30:00.000Z',
  )
})

test('too many searches are reported', async () => {
  refuse(searchSite, 429, searchedTooOften)
  renderApp('/search?q=result')
  expect((await screen.findByRole('alert')).textContent).toBe(searchedTooOften)
})

test('before anything is typed there are examples and quick links', async () => {
  renderApp('/search')

  const example = await screen.findByRole('link', { name: 'scholarship' })
  expect(example.getAttribute('href')).toBe('/search?q=scholarship')
  const quick = within(screen.getByRole('navigation', { name: 'Quick links' }))
  expect(quick.getByRole('link', { name: 'Apply' })).toBeDefined()
  expect(screen.queryByRole('link', { name: 'Clear the search' })).toBeNull()
})

test('what was searched for can be cleared', async () => {
  answer(searchSite, results)
  renderApp('/search?q=result')

  const clear = await screen.findByRole('link', { name: 'Clear the search' })
  expect(clear.getAttribute('href')).toBe('/search')
})
