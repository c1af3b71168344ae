import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import MoreEvents from './more-events.island'

const card = (title: string) =>
  `<li><article><h4>${title}</h4><a href="/event/${title}">View Details: ${title}</a></article></li>`
const group = (name: string, ...titles: string[]) =>
  `<section aria-labelledby="${name}"><h3 id="${name}">${name}</h3><ul>${titles.map(card).join('')}</ul></section>`

const page = (list: string, next?: string) =>
  `<main><p role="status" id="event-count"></p><div id="event-list">${list}</div>${next ? `<a id="more-events" href="${next}">Show more events</a>` : ''}</main>`

/** A server-rendered page of the list with the island below. */
function renderList(list: string, { shown, total }: { shown: number; total: number }) {
  document.body.innerHTML = page(list)
  render(<MoreEvents href="/events?page=2#archive" shown={shown} total={total} />)
  return userEvent.setup()
}

const answerPages = (...pages: (string | undefined)[]) => {
  const fetched = vi.fn<(path: string) => Promise<Response>>()
  for (const html of pages)
    fetched.mockResolvedValueOnce(new Response(html ?? '', { status: html ? 200 : 503 }))
  vi.stubGlobal('fetch', fetched)
  return fetched
}

const more = () => screen.getByRole('link', { name: 'Show more events' })
beforeEach(() => history.replaceState(null, ''))

const titlesIn = (region: string) =>
  within(screen.getByRole('region', { name: region }))
    .getAllByRole('heading', { level: 4 })
    .map(({ textContent }) => textContent)

test('more events join their groups, new groups follow, and the first new event gets the focus', async () => {
  const user = renderList(group('upcoming', 'A', 'B'), { shown: 2, total: 5 })
  const fetched = answerPages(
    page(group('upcoming', 'C') + group('past', 'D'), '/events?page=3#archive'),
    page(group('past', 'E')),
  )
  expect(more().getAttribute('href')).toBe('/events?page=2#archive')

  await user.click(more())
  expect(await screen.findByText('Showing 4 of 5 events')).toBe(screen.getByRole('status'))
  expect([titlesIn('upcoming'), titlesIn('past')]).toEqual([['A', 'B', 'C'], ['D']])
  expect(document.activeElement?.textContent).toBe('View Details: C')
  expect(more().getAttribute('href')).toBe('/events?page=3#archive')

  await user.click(more())
  expect(await screen.findByText('Showing 5 of 5 events')).toBeDefined()
  expect(titlesIn('past')).toEqual(['D', 'E'])
  expect(screen.queryByRole('link', { name: 'Show more events' })).toBeNull()
  expect(fetched.mock.calls).toEqual([['/events?page=2#archive'], ['/events?page=3#archive']])
})

test('an event that a new one moved to the next page is shown once', async () => {
  const user = renderList(group('upcoming', 'A', 'B'), { shown: 2, total: 3 })
  answerPages(page(group('upcoming', 'B') + group('past', 'C')))

  await user.click(more())
  await screen.findByText('Showing 3 of 3 events')
  expect([titlesIn('upcoming'), titlesIn('past')]).toEqual([['A', 'B'], ['C']])
})

test('past events that are added open their heading', async () => {
  const closed = group('past', 'A')
    .replace('<ul>', '<details><ul>')
    .replace('</ul>', '</ul></details>')
  const user = renderList(closed, { shown: 1, total: 2 })
  answerPages(page(group('past', 'B')))

  await user.click(more())
  await screen.findByText('Showing 2 of 2 events')
  expect(document.querySelector('details')?.open).toBe(true)
  expect(document.activeElement?.textContent).toBe('View Details: B')
})

test('a list of one status grows as one list', async () => {
  const user = renderList(`<ul>${card('A')}</ul>`, { shown: 1, total: 2 })
  answerPages(page(`<ul>${card('B')}</ul>`))

  await user.click(more())
  await screen.findByText('Showing 2 of 2 events')
  const lists = screen.getAllByRole('list')
  expect(lists.map((list) => within(list).getAllByRole('listitem').length)).toEqual([2])
})

test('while more events load, the link says so and sends one request', async () => {
  const user = renderList(`<ul>${card('A')}</ul>`, { shown: 1, total: 2 })
  const fetched = vi.fn(() => new Promise<Response>(() => undefined))
  vi.stubGlobal('fetch', fetched)

  await user.click(more())
  const busy = screen.getByRole('link', { name: 'Loading amazing events...' })
  expect(busy.getAttribute('aria-disabled')).toBe('true')
  await user.click(busy)
  expect(fetched).toHaveBeenCalledOnce()
})

test('a failure is reported, and can be retried', async () => {
  const user = renderList(`<ul>${card('A')}</ul>`, { shown: 1, total: 2 })
  answerPages(undefined, page(`<ul>${card('B')}</ul>`))

  await user.click(more())
  expect((await screen.findByRole('alert')).textContent).toBe('Failed to load events')
  await user.click(more())
  expect(await screen.findByText('Showing 2 of 2 events')).toBeDefined()
  expect(screen.queryByRole('alert')).toBeNull()
})

test('after Back, the list is as long as it was, at the card where it was left', async () => {
  const user = renderList(`<ul>${card('A')}</ul>`, { shown: 1, total: 3 })
  answerPages(page(`<ul>${card('B')}</ul>`, '/events?page=3#archive'))
  await user.click(more())
  await screen.findByText('Showing 2 of 3 events')
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (
    this: Element,
  ): DOMRect {
    const isShown = this.textContent?.includes('B')
    return new DOMRect(0, isShown ? 120 : -400, 300, 300)
  })
  const link = screen.getByRole('link', { name: /: B/ })
  link.addEventListener('click', (click) => click.preventDefault())
  fireEvent.click(link)
  vi.restoreAllMocks()
  cleanup()

  const scrolled = vi.fn()
  vi.stubGlobal('scrollBy', scrolled)
  answerPages(page(`<ul>${card('B')}</ul>`, '/events?page=3#archive'))
  renderList(`<ul>${card('A')}</ul>`, { shown: 1, total: 3 })
  expect(await screen.findByText('Showing 2 of 3 events')).toBeDefined()
  await waitFor(() => expect(scrolled).toHaveBeenCalledWith({ top: -120, behavior: 'instant' }))
  expect(more().getAttribute('href')).toBe('/events?page=3#archive')
})
