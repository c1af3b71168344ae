import { screen, waitFor } from '@testing-library/react'
import { type SearchResult, type SearchResults, searchSite } from 'contract/search/search'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { loadPageLanguage } from '#app/lib/languages/load-page-language'
import { renderIn } from '#app/lib/languages/page-language'
import { answer } from '#test/answer'
import { renderApp } from '#test/render-app'
import { SearchSuggestions } from './search-suggestions'

const results: SearchResults = {
  groups: [
    {
      kind: 'course',
      total: 2,
      found: [
        {
          kind: 'course',
          path: '/course/b.c.a.',
          title: [{ text: 'Computer', isHit: true }, { text: ' Applications' }],
          passage: [],
        },
        { kind: 'course', path: '/course/b.b.a.', title: [{ text: 'B.B.A.' }], passage: [] },
      ],
    },
  ],
}

const foundAs = (titles: readonly string[]): SearchResults => ({
  groups:
    titles.length === 0
      ? []
      : [
          {
            kind: 'notice',
            total: titles.length,
            found: titles.map((text) => ({
              kind: 'notice',
              path: `/notices/${text}`,
              title: [{ text }],
              passage: [],
            })),
          },
        ],
})

async function openSearch(reply: Parameters<typeof answer<typeof searchSite>>[1] = results) {
  const calls = answer(searchSite, reply)
  const { user } = renderApp('/privacy')
  await user.click(await screen.findByRole('link', { name: 'Search' }))
  const field = await screen.findByRole('combobox', { name: 'Search the website' })
  return { calls, user, field }
}

test('on a page in Hindi, what is suggested in English is marked so', async () => {
  const found: SearchResult[] = [
    {
      kind: 'document',
      path: '/documents/fees.pdf',
      title: [{ text: 'Fee', isHit: true }, { text: ' chart' }],
      passage: [],
      document: { type: 'application/pdf', bytes: 36_000, pages: 1, language: 'en', shownOn: [] },
    },
    { kind: 'page', path: '/hi/fees', titleLanguage: 'hi', title: [{ text: 'शुल्क' }], passage: [] },
  ]
  const html = renderIn(await loadPageLanguage('hi'), () =>
    renderToStaticMarkup(
      <SearchSuggestions
        id="s"
        suggestions={found}
        active={undefined}
        onChoose={() => undefined}
      />,
    ),
  )

  expect(html).toMatch(/<span lang="en"[^>]*><mark[^>]*>Fee<\/mark> chart<\/span>/)
  expect(html).toContain('PDF, 1 पृष्ठ, 36 kB, अंग्रेज़ी')
  expect(html).toMatch(/<span lang="hi"[^>]*>शुल्क<\/span>/)
})

test('the first result is suggested first, then title matches', async () => {
  const titles: SearchResult['title'][] = [
    [{ text: 'Fees' }],
    [{ text: 'About' }],
    [{ text: 'Hostel', isHit: true }],
  ]
  const found = titles.map((title, index): SearchResult => {
    return { kind: 'page', path: `/pages/${index}`, title, passage: [] }
  })
  const { user, field } = await openSearch({ groups: [{ kind: 'page', total: 3, found }] })
  await user.type(field, 'hostel fees')
  const options = await screen.findAllByRole('option')
  expect(options.map(({ textContent }) => textContent?.replace('Pages', ''))).toEqual([
    'Fees',
    'Hostel',
    'About',
  ])
})

test('arrow keys select suggestions', async () => {
  const { calls, user, field } = await openSearch()
  expect(document.activeElement).toBe(field)
  await user.type(field, 'comp')

  const [first, second] = await screen.findAllByRole('option')
  expect(first?.textContent).toContain('Computer Applications')
  expect(second?.textContent).toContain('B.B.A.')
  expect(screen.getByText('2 suggestions, use the arrow keys')).toBeDefined()
  // Not one request per letter.
  expect(calls.map(({ query }) => query.get('q'))).toEqual(['comp'])

  await user.keyboard('{ArrowDown}')
  expect(field.getAttribute('aria-activedescendant')).toBe(first?.id)
  expect(first?.getAttribute('aria-selected')).toBe('true')
  await user.keyboard('{ArrowUp}')
  expect(field.getAttribute('aria-activedescendant')).toBeNull()
  await user.keyboard('{ArrowUp}')
  expect(field.getAttribute('aria-activedescendant')).toBe(second?.id)
})

test('Enter shows all results, and Escape returns the focus', async () => {
  const { user, field } = await openSearch()
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('combobox')).toBeNull()
  expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Search' }))

  await user.keyboard('{Enter}')
  const again = await screen.findByRole('combobox')
  expect(again).not.toBe(field)
  await user.type(again, 'comp{Enter}')
  expect(await screen.findByRole('heading', { level: 1, name: 'Search' })).toBeDefined()
  expect(await screen.findByText('2 results for “comp”.')).toBeDefined()
})

test('the field announces suggestions, Escape first clears the selection, and Enter opens it', async () => {
  const { user, field } = await openSearch()
  expect(field.getAttribute('aria-expanded')).toBe('false')
  await user.type(field, 'comp')
  const [first] = await screen.findAllByRole('option')
  const list = screen.getByRole('listbox', { name: 'Suggestions' })
  expect(field.getAttribute('aria-expanded')).toBe('true')
  expect(field.getAttribute('aria-controls')).toBe(list.id)

  await user.keyboard('{ArrowDown}{Escape}')
  expect(first?.getAttribute('aria-selected')).toBe('false')
  expect(document.activeElement).toBe(field)
  expect(field).toHaveProperty('value', 'comp')
  await user.keyboard('{ArrowDown}{Enter}')
  expect(window.location.pathname).toBe('/course/b.c.a.')
})

test('a search without suggestions says so, and arrow keys do nothing', async () => {
  const { user, field } = await openSearch(foundAs([]))
  await user.type(field, 'xyzzy')
  expect(await screen.findByText('No suggestions')).toBeDefined()

  await user.keyboard('{ArrowDown}')
  expect(screen.queryByRole('option')).toBeNull()
  expect(field.getAttribute('aria-expanded')).toBe('false')
  expect(field.getAttribute('aria-activedescendant')).toBeNull()
})

test('a slow response doesn’t replace a later one, nor change the selected suggestion', async () => {
  const waiting = new Map<string, (match: SearchResults) => void>()
  const { user, field } = await openSearch(
    ({ query }) => new Promise((resolve) => waiting.set(query.get('q') ?? '', resolve)),
  )
  const wait = (q: string) => waitFor(() => expect(waiting.has(q)).toBe(true))
  await user.type(field, 're')
  await wait('re')
  await user.type(field, 'su')
  await wait('resu')
  waiting.get('resu')?.(foundAs(['Result']))
  expect((await screen.findByRole('option')).textContent).toContain('Result')
  waiting.get('re')?.(foundAs(['Refund', 'Result']))
  await user.type(field, 'l')
  await wait('resul')
  expect(screen.getAllByRole('option')).toHaveLength(1)

  await user.keyboard('{ArrowDown}')
  waiting.get('resul')?.(foundAs(['Older result', 'Result']))
  const [older, result] = await waitFor(() => {
    const options = screen.getAllByRole('option')
    expect(options).toHaveLength(2)
    return options
  })
  expect(older?.getAttribute('aria-selected')).toBe('false')
  expect(result?.getAttribute('aria-selected')).toBe('true')
})

test('typing on clears the selection', async () => {
  const { user, field } = await openSearch()
  await user.type(field, 'comp')
  await screen.findAllByRole('option')

  await user.keyboard('{ArrowDown}ut{Enter}')

  expect(await screen.findByText('2 results for “comput”.')).toBeDefined()
})

test('a corrected search is suggested, and can be opened', async () => {
  const { user, field } = await openSearch(({ query }) =>
    query.get('q') === 'result' ? foundAs(['Result']) : { groups: [], meant: 'result' },
  )
  await user.type(field, 'reslut')
  expect((await screen.findByRole('option')).textContent).toBe('resultDid you mean this?')

  await user.keyboard('{ArrowDown}{Enter}')

  expect(await screen.findByText('One result for “result”.')).toBeDefined()
})

test('a suggested document shows its type', async () => {
  const sheet: SearchResult = {
    kind: 'document',
    path: '/documents/0192f000-0000-7000-9000-000000000001/sheet.pdf',
    title: [{ text: 'Date sheet' }],
    passage: [],
    document: { type: 'application/pdf', bytes: 1_200_000, pages: 12, shownOn: [] },
  }
  const { user, field } = await openSearch({
    groups: [{ kind: 'document', total: 1, found: [sheet] }],
  })
  await user.type(field, 'date')
  expect((await screen.findByRole('option')).textContent).toBe('Date sheetPDF, 12 pages, 1.2 MB')
})
