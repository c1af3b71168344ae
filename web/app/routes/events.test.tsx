import { screen, within } from '@testing-library/react'
import { type Event, type EventsOverview, listEvents } from 'contract/events'
import { expect, test, vi } from 'vitest'
import { eventsOverviewQuery } from '#app/data/events'
import { anEvent, daysFromNow } from '#test/an-event'
import { answer, leaveOpen, refuse } from '#test/answer'
import { renderApp } from '#test/render-app'

const pastEvents = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    anEvent({ title: `Past ${index + 1}`, date: daysFromNow(-10 - index) }),
  )

const titles = () =>
  within(screen.getByRole('region', { name: /Events$/ }))
    .getAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent)

function deliverOverview(overview: EventsOverview) {
  return renderApp('/events', {
    delivered: (client) => client.setQueryData(eventsOverviewQuery(1).queryKey, overview),
  })
}

const overviewOf = (events: Event[], all = events.length): EventsOverview => ({
  counts: { all, latest: 0, upcoming: 0, past: all },
  events: events.slice(0, 24),
})

test('a visitor sees latest events first, then upcoming, then past ones', async () => {
  answer(listEvents, [
    anEvent({ title: 'Far ahead', date: daysFromNow(30) }),
    anEvent({ title: 'This week', date: daysFromNow(3) }),
    anEvent({ title: 'Long ago', date: daysFromNow(-30) }),
  ])
  renderApp('/events')

  expect(await screen.findByRole('button', { name: 'All Events 3' })).toBeDefined()
  expect(titles()).toEqual(['This week', 'Far ahead', 'Long ago'])
  expect(screen.getByRole('link', { name: /View Full Details/ }).getAttribute('href')).toMatch(
    /^\/event\//,
  )
})

test('a chip shows the events of its status and says that it is pressed', async () => {
  answer(listEvents, [
    anEvent({ title: 'This week', date: daysFromNow(3) }),
    anEvent({ title: 'Long ago', date: daysFromNow(-30) }),
  ])
  const { user } = renderApp('/events')

  const past = await screen.findByRole('button', { name: 'Past 1' })
  await user.click(past)

  expect(past.getAttribute('aria-pressed')).toBe('true')
  expect(titles()).toEqual(['Long ago'])
  expect(screen.getByText('Showing 1 of 1 events')).toBeDefined()
})

test('a status without events says so and leads back to all of them', async () => {
  answer(listEvents, [anEvent({ title: 'Long ago', date: daysFromNow(-30) })])
  const { user } = renderApp('/events')

  await user.click(await screen.findByRole('button', { name: 'Latest 0' }))
  expect(screen.getByText('No Events Found')).toBeDefined()
  expect(screen.getByText('No latest events to display.')).toBeDefined()

  await user.click(screen.getByRole('button', { name: 'View All Events' }))
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
  expect(more.getAttribute('href')).toBe('/events?page=2')
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
  expect(within(slider).getAllByRole('button', { name: /^Show slide/ })).toHaveLength(5)
  await user.click(within(slider).getByRole('button', { name: 'Pause slides' }))
  expect(within(slider).getByRole('button', { name: 'Play slides' })).toBeDefined()
})
