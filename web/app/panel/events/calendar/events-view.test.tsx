import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { listEventCategories } from 'contract/content/event-categories'
import { listEventEntries, listEvents } from 'contract/events/events'
import { anEvent } from 'testing/an-event.ts'
import { afterEach, expect, test, vi } from 'vitest'
import { answer, leaveOpen, refuse } from '#test/answer'
import { answerEvents } from '#test/answer-lists'
import { answerLogin } from '#test/answer-login'
import { fillLogin, renderAdmin, renderPanel } from '#test/render-admin'

afterEach(() => {
  vi.useRealTimers()
})

const coming = anEvent({
  title: 'Alumni Meet',
  description: `${'a'.repeat(119)}bc`,
  date: '2026-12-01T05:00:00.000Z',
  time: '10:00 AM – 1:00 PM',
  venue: 'Main Lawn',
})
const ofToday = anEvent({ title: 'Chess Open', date: '2026-11-21T04:00:00.000Z' })
const past = anEvent({ title: 'Book Fair', date: '2026-11-01T05:00:00.000Z' })
const all = [coming, ofToday, past]

const titles = () =>
  screen.getAllByRole('article').map((card) => within(card).getByRole('heading').textContent)
const cardOf = (title: string) => {
  const card = screen.getByRole('heading', { name: title }).closest('article')
  if (!card) throw new Error(`No card for ${title}`)
  return within(card)
}

test('a card shows the details of its event', async () => {
  await renderPanel(all, 'View Events')
  await screen.findByText('Showing 3 of 3 events')
  const card = cardOf('Alumni Meet')
  card.getByText('Upcoming')
  card.getByText('Dec 1, 2026')
  card.getByText('Tuesday, December 1, 2026')
  card.getByText('10:00 AM – 1:00 PM')
  card.getByText('Main Lawn')
  card.getByText(coming._id.slice(-8))
  card.getByRole('img', { name: 'Alumni Meet' })
  cardOf('Chess Open').getByText('Today')
  cardOf('Chess Open').getByText('Time not specified')
  cardOf('Book Fair').getByText('Past')
})

test('a category filters the list by its name, which its card shows', async () => {
  answer(listEventCategories, [{ _id: 'sports-id', slug: 'sports', title: 'Sports' }])
  const { user } = await renderPanel(
    [anEvent({ title: 'Relay', category: 'sports-id' })],
    'View Events',
  )
  await screen.findByText('Showing 1 of 1 events')
  cardOf('Relay').getByText('Sports')
  const requested = answerEvents([])
  await user.selectOptions(screen.getByLabelText('Category'), 'Sports')
  await waitFor(() => expect(requested.at(-1)?.query.get('category')).toBe('sports-id'))
})

test('a card says that its event is a draft, cancelled or postponed', async () => {
  const publishAt = '2026-11-30T04:30:00.000Z'
  await renderPanel(
    [
      anEvent({ title: 'Alumni Meet', isDraft: 'yes', publishAt }),
      anEvent({ title: 'Chess Open', publishAt }),
      anEvent({ title: 'Book Fair', publishAt: '2026-11-20T04:30:00.000Z' }),
      anEvent({ title: 'Sports Day', state: 'cancelled' }),
      anEvent({ title: 'Science Fair', state: 'postponed', date: '2026-11-01T05:00:00.000Z' }),
    ],
    'View Events',
  )
  await screen.findByText('Showing 5 of 5 events')
  cardOf('Alumni Meet').getByText('Draft')
  cardOf('Chess Open').getByText('Scheduled for Nov 30, 2026, 10:00 AM')
  cardOf('Book Fair').getByText('Upcoming')
  cardOf('Sports Day').getByText('Cancelled')
  cardOf('Science Fair').getByText('Postponed')
  const view = within(screen.getByRole('main'))
  expect(view.getAllByText(/^(Upcoming|Past|Today)$/, { selector: 'span' })).toHaveLength(1)
})

test('a long description is truncated to 120 characters and can be expanded', async () => {
  const { user } = await renderPanel(all, 'View Events')
  await screen.findByText('Showing 3 of 3 events')
  const card = cardOf('Alumni Meet')
  card.getByText(`${'a'.repeat(119)}b…`)
  await user.click(card.getByRole('button', { name: 'Read more' }))
  card.getByText(coming.description)
  await user.click(card.getByRole('button', { name: 'Show less' }))
  card.getByText(`${'a'.repeat(119)}b…`)
})

test('a picture that fails is replaced by a placeholder', async () => {
  await renderPanel([coming], 'View Events')
  fireEvent.error(await screen.findByRole('img', { name: 'Alumni Meet' }))
  screen.getByRole('img', { name: 'Alumni Meet: no picture' })
})

test('the server applies search, filter and order, the search when typing stops', async () => {
  const { user } = await renderPanel(all, 'View Events')
  const requested = answerEvents(all)
  const lastAsked = () => Object.fromEntries(requested.at(-1)?.query ?? [])
  await screen.findByText('Showing 3 of 3 events')
  expect(titles()).toEqual(['Alumni Meet', 'Chess Open', 'Book Fair'])

  await user.selectOptions(screen.getByLabelText('Sort by'), 'Title')
  await waitFor(() => expect(lastAsked()).toEqual({ sort: 'title' }))
  await user.selectOptions(screen.getByLabelText('Filter'), 'Past')
  await screen.findByText('Showing 1 of 3 events')
  expect(lastAsked()).toEqual({ filter: 'past', sort: 'title' })
  expect(titles()).toEqual(['Book Fair'])
  const before = requested.length
  await user.type(screen.getByLabelText('Search events'), ' chess ')
  await screen.findByText('No events found')
  expect(requested.slice(before).map(({ query }) => query.get('search'))).toEqual(['chess'])
  screen.getByText('Try adjusting your search or filters')
  screen.getByText('Showing 0 of 3 events')
  await user.click(screen.getByRole('button', { name: 'Clear search and filters' }))
  await screen.findByText('Showing 3 of 3 events')
})

test('the list says that it is loading', async () => {
  answerLogin()
  leaveOpen(listEvents)
  leaveOpen(listEventEntries)
  const { user } = renderAdmin('/adminlogin')
  await fillLogin(user)
  await user.click(await screen.findByRole('button', { name: 'View Events' }))
  await screen.findByText('Loading events...')
})

test('a list that failed to load can be retried', async () => {
  answerLogin()
  answerEvents(all)
  refuse(listEventEntries, 503)
  const { user } = renderAdmin('/adminlogin')
  await fillLogin(user)
  await user.click(await screen.findByRole('button', { name: 'View Events' }))
  await screen.findByText('Failed to fetch events. Please try again.')
  answerEvents(all)
  await user.click(screen.getByRole('button', { name: 'Try Again' }))
  await screen.findByText('Showing 3 of 3 events')
  expect(screen.queryByText('Failed to fetch events. Please try again.')).toBeNull()
})

test('a college without events gets a link to add the first', async () => {
  const { user } = await renderPanel([], 'View Events')
  await screen.findByText('No events yet')
  screen.getByText('Add your first event to get started!')
  await user.click(screen.getByRole('button', { name: 'Add Your First Event' }))
  await screen.findByRole('heading', { name: 'Add New Event' })
})

test('refresh loads what others have added', async () => {
  const { user } = await renderPanel([coming], 'View Events')
  await screen.findByText('Showing 1 of 1 events')
  answerEvents(all)
  await user.click(screen.getByRole('button', { name: 'Refresh' }))
  await screen.findByText('Showing 3 of 3 events')
})

test('of very many events the first are listed, and more on demand', async () => {
  const many = Array.from({ length: 100 }, () => anEvent())
  const { user } = await renderPanel(many, 'View Events')
  await screen.findByText('Showing 24 of 100 events')
  expect(screen.getAllByRole('article')).toHaveLength(24)
  await user.click(screen.getByRole('button', { name: 'Show more events' }))
  await screen.findByText('Showing 48 of 100 events')
  expect(screen.getAllByRole('article')).toHaveLength(48)
  await user.type(screen.getByLabelText('Search events'), 'Event')
  await screen.findByText('Showing 24 of 100 events')
  await user.selectOptions(screen.getByLabelText('Filter'), 'Upcoming')
  answerEvents([...many, past])
  await user.click(screen.getByRole('button', { name: 'Refresh' }))
  await screen.findByText('Showing 24 of 101 events, 100 found')
})

test('a page that fails to load is reported, and can be retried', async () => {
  const many = Array.from({ length: 30 }, () => anEvent())
  const { user } = await renderPanel(many, 'View Events')
  const more = await screen.findByRole('button', { name: 'Show more events' })
  refuse(listEventEntries, 500)
  await user.click(more)
  await screen.findByText('Failed to fetch events. Please try again.')
  screen.getByText('Showing 24 of 30 events')
  answerEvents(many)
  await user.click(screen.getByRole('button', { name: 'Show more events' }))
  await screen.findByText('Showing 30 of 30 events')
  expect(screen.queryByText('Failed to fetch events. Please try again.')).toBeNull()
})
