import { act, screen, waitFor, within } from '@testing-library/react'
import {
  type Event,
  type EventsOverview,
  getEventsOverview,
  listEvents,
} from 'contract/events/events'
import { anEvent, daysFromNow } from 'testing/an-event.ts'
import { afterEach, expect, test, vi } from 'vitest'
import { eventsOverviewQuery } from '#app/data/events'
import motion from '#app/framework/islands/motion?script'
import { answer, leaveOpen, refuse } from '#test/answer'
import { renderApp } from '#test/render-app'
import { runScript } from '#test/run-script'

afterEach(() => {
  vi.useRealTimers()
})

const pastEvents = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    anEvent({ title: `Past ${index + 1}`, date: daysFromNow(-10 - index) }),
  )

const titles = () =>
  within(screen.getByRole('region', { name: /Events$/ }))
    .getAllByRole('article')
    .map((card) => within(card).getByRole('heading').textContent)

function deliverOverview(overview: EventsOverview) {
  return renderApp('/events', {
    delivered: (client) =>
      client.setQueryData(eventsOverviewQuery({ status: 'all', page: 1 }).queryKey, overview),
  })
}

const overviewOf = (events: Event[], all = events.length): EventsOverview => ({
  counts: { all, latest: 0, upcoming: 0, past: all },
  events: events.slice(0, 24),
  years: [],
})

test('a visitor sees latest events first, then upcoming, then past ones', async () => {
  answer(listEvents, [
    anEvent({ title: 'Far ahead', date: daysFromNow(30) }),
    anEvent({ title: 'This week', date: daysFromNow(3) }),
    anEvent({ title: 'Long ago', date: daysFromNow(-30) }),
  ])
  renderApp('/events')

  expect(await screen.findByRole('link', { name: 'All Events 3' })).toBeDefined()
  expect(titles()).toEqual(['This week', 'Far ahead', 'Long ago'])
  expect(screen.getByRole('link', { name: /View Full Details/ }).getAttribute('href')).toMatch(
    /^\/event\//,
  )
})

test('headings part the groups, and nothing does in a view of one status', async () => {
  answer(listEvents, [
    anEvent({ title: 'This week', date: daysFromNow(3) }),
    anEvent({ title: 'Long ago', date: daysFromNow(-30) }),
  ])
  const { user } = renderApp('/events')
  await screen.findByRole('region', { name: 'Past' })
  const archive = within(screen.getByRole('region', { name: 'All Events' }))
  const headings = () =>
    archive.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)

  expect(headings()).toEqual(['Latest', 'Past'])
  const past = within(archive.getByRole('region', { name: 'Past' }))
  expect(past.getByRole('heading', { level: 4 }).textContent).toBe('Long ago')
  await user.click(screen.getByRole('link', { name: 'Past 1' }))
  expect(headings()).toEqual(['Long ago'])
})

test('a chip leads to the events of its status, says that it is the one, and Back leads back', async () => {
  answer(listEvents, [
    anEvent({ title: 'This week', date: daysFromNow(3) }),
    anEvent({ title: 'Long ago', date: daysFromNow(-30) }),
  ])
  const { user, router } = renderApp('/events')

  const past = await screen.findByRole('link', { name: 'Past 1' })
  expect(past.getAttribute('href')).toBe('/events?status=past#archive')
  await user.click(past)

  expect(past.getAttribute('aria-current')).toBe('true')
  expect(document.activeElement).toBe(past)
  expect(titles()).toEqual(['Long ago'])
  expect(screen.getByText('Showing 1 of 1 events')).toBeDefined()

  await act(() => router.navigate(-1))
  expect(titles()).toEqual(['This week', 'Long ago'])
})

test('an address asks for a status and an order; the soonest come first then, earlier days last', async () => {
  answer(listEvents, [
    anEvent({ title: 'In 3 days', date: daysFromNow(3) }),
    anEvent({ title: 'In 30 days', date: daysFromNow(30) }),
    anEvent({ title: 'In 20 days', date: daysFromNow(20) }),
    anEvent({ title: 'In 2 days', date: daysFromNow(2) }),
    anEvent({ title: '10 days ago', date: daysFromNow(-10) }),
    anEvent({ title: '20 days ago', date: daysFromNow(-20) }),
  ])
  const { user } = renderApp('/events?order=soonest')

  await screen.findByRole('link', { name: 'All Events 6' })
  expect(titles()).toEqual([
    'In 2 days',
    'In 3 days',
    'In 20 days',
    'In 30 days',
    '10 days ago',
    '20 days ago',
  ])
  await user.click(screen.getByRole('link', { name: 'Upcoming 2' }))
  expect(titles()).toEqual(['In 20 days', 'In 30 days'])
  await user.click(screen.getByRole('link', { name: 'Newest first' }))
  expect(titles()).toEqual(['In 30 days', 'In 20 days'])
})

test('what is on today is marked', async () => {
  vi.useFakeTimers({ now: new Date('2026-11-22T05:00:00.000Z'), shouldAdvanceTime: true })
  answer(listEvents, [
    anEvent({ title: 'Later', date: '2026-11-22T11:00:00.000Z' }),
    anEvent({ title: 'Runs', date: '2026-11-22T04:30:00.000Z', time: '10:00 AM – 4:00 PM' }),
    anEvent({ title: 'Next', date: '2026-11-23T04:30:00.000Z' }),
  ])
  renderApp('/events')

  const archive = within(await screen.findByRole('region', { name: 'Latest' }))
  const marks = archive
    .getAllByRole('article')
    .map((card) => within(card).getByText(/^(today|now|tomorrow)$/).textContent)
  expect(marks).toEqual(['tomorrow', 'today', 'now'])
})

test('the calendar can be subscribed to, and its file had', async () => {
  answer(listEvents, [])
  renderApp('/events')

  const hrefOf = async (name: string) =>
    (await screen.findByRole('link', { name })).getAttribute('href')
  expect(await hrefOf('Subscribe to the calendar')).toBe('webcal://college.test/events.ics')
  expect(await hrefOf('Download (.ics)')).toBe('/events.ics')
})

test('a status without events says so and leads back to all of them', async () => {
  answer(listEvents, [anEvent({ title: 'Long ago', date: daysFromNow(-30) })])
  const { user } = renderApp('/events')

  await user.click(await screen.findByRole('link', { name: 'Latest 0' }))
  expect(screen.getByText('No Events Found')).toBeDefined()
  expect(screen.getByText('No latest events to display.')).toBeDefined()

  await user.click(screen.getByRole('link', { name: 'View All Events' }))
  expect(titles()).toEqual(['Long ago'])
})

test('an empty archive says that there is nothing at the moment', async () => {
  answer(listEvents, [])
  renderApp('/events')

  expect(await screen.findByText('No events available at the moment.')).toBeDefined()
})

test('a visitor is told that events are loading', async () => {
  leaveOpen(listEvents)
  renderApp('/events')

  expect(await screen.findByText('Loading amazing events...')).toBeDefined()
})

test('a failure is told, and Try Again reloads the page', async () => {
  refuse(listEvents, 500)
  const reload = vi.fn()
  vi.stubGlobal('location', { ...window.location, reload })
  const { user } = renderApp('/events')

  expect(await screen.findByText('Failed to load events')).toBeDefined()
  expect(screen.getByRole('heading', { name: 'Oops! Something went wrong' })).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Try Again' }))
  expect(reload).toHaveBeenCalledOnce()
})

test('what the document brought is shown without a call, and more of it asks for the list once', async () => {
  const events = pastEvents(60)
  const calls = answer(listEvents, events)
  const { user } = deliverOverview(overviewOf(events))
  expect(titles()).toHaveLength(24)
  expect(calls).toHaveLength(0)

  const more = screen.getByRole('link', { name: 'Show more events' })
  expect(more.getAttribute('href')).toBe('/events?page=2#archive')
  await user.click(more)
  expect(await screen.findByText('Showing 48 of 60 events')).toBeDefined()

  await user.click(screen.getByRole('link', { name: 'Show more events' }))
  expect(await screen.findByText('Showing 60 of 60 events')).toBeDefined()
  expect(screen.queryByRole('link', { name: 'Show more events' })).toBeNull()
  expect(calls).toHaveLength(1)
})

test('the slider can be paused and turned from the keyboard', async () => {
  answer(listEvents, [])
  const { user } = renderApp('/events')

  const slider = await screen.findByRole('region', { name: 'College events' })
  runScript(motion)
  expect(within(slider).getAllByRole('button', { name: /^Show slide/ })).toHaveLength(5)
  await user.click(within(slider).getByRole('button', { name: 'Pause slides' }))
  expect(within(slider).getByRole('button', { name: 'Play slides' })).toBeDefined()
})

test('a search and what is chosen make an address, which the server answers page by page', async () => {
  const years = [
    { year: 2031, events: 30 },
    { year: 2029, events: 1 },
  ]
  const requested = answer(getEventsOverview, {
    ...overviewOf(
      Array.from({ length: 24 }, () => anEvent({ date: daysFromNow(30) })),
      30,
    ),
    years,
  })
  const { user } = renderApp('/events?status=past&department=bca')

  await user.type(await screen.findByRole('searchbox', { name: 'Search events' }), ' sports day ')
  await user.selectOptions(screen.getByRole('combobox', { name: 'Year' }), '2031')
  await user.selectOptions(screen.getByRole('combobox', { name: 'Month' }), 'March')
  await user.click(screen.getByRole('button', { name: 'Search' }))

  await waitFor(() =>
    expect(requested.at(-1)?.query.toString()).toBe(
      'q=sports+day&department=bca&year=2031&month=3&status=past&page=1',
    ),
  )
  const narrow = '/events?q=sports%20day&department=bca&year=2031&month=3'
  const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href')
  expect(hrefOf('Show more events')).toBe(`${narrow}&status=past&page=2#archive`)
  expect(hrefOf('All Events 30')).toBe(`${narrow}#archive`)
  expect(hrefOf('2029 1')).toBe('/events?q=sports%20day&department=bca&year=2029&month=3#archive')
  expect(hrefOf('Clear filters')).toBe('/events?status=past#archive')
})

test('a list that was narrowed to nothing says so', async () => {
  answer(getEventsOverview, overviewOf([]))
  renderApp('/events?q=nothing')
  expect(await screen.findByText('No events match your search.')).toBeDefined()
})

test('a list of a department that is none is not found', async () => {
  refuse(getEventsOverview, 404, 'This department doesn’t exist')
  renderApp('/events?department=nothing')
  expect(await screen.findByRole('heading', { name: 'Page Not Found' })).toBeDefined()
})
