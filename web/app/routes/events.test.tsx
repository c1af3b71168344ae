import { cleanup, screen, within } from '@testing-library/react'
import { type Event, type EventsOverview, getEventsOverview } from 'contract/events/events'
import { anEvent, daysFromNow } from 'testing/an-event.ts'
import { allOf, featuredEvent, groupEvents } from 'testing/event-groups.ts'
import { afterEach, expect, test, vi } from 'vitest'
import { answer, refuse } from '#test/answer'
import { renderApp } from '#test/render-app'

afterEach(() => {
  vi.useRealTimers()
})

const titles = () =>
  within(screen.getByRole('region', { name: /Events$/ }))
    .getAllByRole('article')
    .map((card) => within(card).getByRole('heading').textContent)

const overviewOf = (events: Event[], all = events.length): EventsOverview => ({
  counts: { all, latest: 0, upcoming: 0, past: all },
  events: events.slice(0, 24),
  years: [],
})

/** As the server lists them. */
function answerOverview(events: Event[]) {
  const groups = groupEvents(events, new Date())
  const { latest, upcoming, past } = groups
  const featured = featuredEvent(groups)
  return answer(getEventsOverview, ({ query }) => {
    const status = query.get('status')
    return {
      counts: {
        all: events.length,
        latest: latest.length,
        upcoming: upcoming.length,
        past: past.length,
      },
      ...(featured && { featured }),
      events: status === 'past' ? past : allOf(groups),
      years: [],
    }
  })
}

const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href')

test('a visitor sees latest events first, then upcoming, then past ones', async () => {
  answerOverview([
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

test('groups have headings, and a list of one status has none', async () => {
  answerOverview([
    anEvent({ title: 'This week', date: daysFromNow(3) }),
    anEvent({ title: 'Long ago', date: daysFromNow(-30) }),
  ])
  const headings = (region: string) =>
    within(screen.getByRole('region', { name: region }))
      .getAllByRole('heading', { level: 3 })
      .map(({ textContent }) => textContent)
  renderApp('/events')
  const past = within(await screen.findByRole('region', { name: 'Past events' }))

  expect(headings('All Events')).toEqual(['Latest', 'Past events'])
  expect(past.getByRole('heading', { level: 4 }).textContent).toBe('Long ago')
  cleanup()
  renderApp('/events?status=past')
  await screen.findByRole('region', { name: 'Past Events' })
  expect(headings('Past Events')).toEqual(['Long ago'])
})

test('past events are collapsed, unless there are no others or a search found them', async () => {
  const past = anEvent({ title: 'Long ago', date: daysFromNow(-30) })
  const isOpen = async (path: string) => {
    cleanup()
    renderApp(path)
    return (await screen.findByText('Past events')).closest('details')?.open
  }
  answerOverview([anEvent({ title: 'This week', date: daysFromNow(3) }), past])
  expect(await isOpen('/events')).toBe(false)
  expect(await isOpen('/events?q=ago')).toBe(true)
  answerOverview([past])
  expect(await isOpen('/events')).toBe(true)
})

test('a filter chip links to the events of its status, and is marked as current', async () => {
  answerOverview([
    anEvent({ title: 'This week', date: daysFromNow(3) }),
    anEvent({ title: 'Long ago', date: daysFromNow(-30) }),
  ])
  renderApp('/events')
  const past = await screen.findByRole('link', { name: 'Past 1' })
  expect(past.getAttribute('href')).toBe('/events?status=past#archive')
  expect(past.getAttribute('aria-current')).toBeNull()
  cleanup()

  renderApp('/events?status=past')
  const chosen = await screen.findByRole('link', { name: 'Past 1' })
  expect(chosen.getAttribute('aria-current')).toBe('true')
  expect(titles()).toEqual(['Long ago'])
  expect(screen.getByText('Showing 1 of 1 events')).toBeDefined()
})

test('the URL contains status and order, and all links keep them', async () => {
  const requested = answer(getEventsOverview, overviewOf([anEvent()]))
  renderApp('/events?order=soonest&status=past')
  await screen.findByRole('link', { name: 'Past 1' })

  expect(requested.at(-1)?.query.toString()).toBe('status=past&order=soonest&page=1')
  expect(hrefOf('Upcoming 0')).toBe('/events?status=upcoming&order=soonest#archive')
  expect(hrefOf('Newest first')).toBe('/events?status=past#archive')
  const order = screen.getByRole('link', { name: 'Soonest first' })
  expect(order.getAttribute('aria-current')).toBe('true')
})

test('today’s events are marked', async () => {
  vi.useFakeTimers({ now: new Date('2026-11-22T05:00:00.000Z'), shouldAdvanceTime: true })
  answerOverview([
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

test('the calendar can be subscribed to and downloaded', async () => {
  answerOverview([])
  renderApp('/events')

  await screen.findByRole('link', { name: 'Subscribe to the calendar' })
  expect(hrefOf('Subscribe to the calendar')).toBe('webcal://college.test/events.ics')
  expect(hrefOf('Download (.ics)')).toBe('/events.ics')
})

test('a status without events says so and links to all events', async () => {
  answer(getEventsOverview, overviewOf([]))
  renderApp('/events?status=latest')

  expect(await screen.findByText('No Events Found')).toBeDefined()
  expect(screen.getByText('No latest events to display.')).toBeDefined()
  expect(hrefOf('View All Events')).toBe('/events#archive')
})

test('an archive without events says so', async () => {
  answerOverview([])
  renderApp('/events')

  expect(await screen.findByText('No events available at the moment.')).toBeDefined()
})

test('a failure is reported, and Try Again reloads the page', async () => {
  refuse(getEventsOverview, 500)
  renderApp('/events')

  expect(await screen.findByText('Failed to load events')).toBeDefined()
  expect(screen.getByRole('heading', { name: 'Oops! Something went wrong' })).toBeDefined()
  expect(screen.getByText('Try Again').getAttribute('href')).toBe('')
})

test('the college’s slider is above the list', async () => {
  answerOverview([])
  renderApp('/events')

  const slider = await screen.findByRole('region', { name: 'College events' })
  expect(within(slider).getAllByRole('group', { name: / of 5$/, hidden: true })).toHaveLength(5)
})

test('search and filters are in the URL, and the server returns page by page', async () => {
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
  renderApp('/events?q=sports+day&department=bca&year=2031&month=3&status=past')
  const search = await screen.findByRole('searchbox', { name: 'Search events' })

  expect(requested.at(-1)?.query.toString()).toBe(
    'q=sports+day&department=bca&year=2031&month=3&status=past&page=1',
  )
  const form = search.closest('form') ?? expect.fail('there is no form')
  expect([form.method, form.getAttribute('action')]).toEqual(['get', '/events#archive'])
  expect([...new FormData(form)]).toEqual(
    Object.entries({
      ...{ status: 'past', q: 'sports day', category: '', department: 'bca' },
      ...{ year: '2031', month: '3' },
    }),
  )
  const narrow = '/events?q=sports%20day&department=bca&year=2031&month=3'
  expect(hrefOf('Show more events')).toBe(`${narrow}&status=past&page=2#archive`)
  expect(hrefOf('All Events 30')).toBe(`${narrow}#archive`)
  expect(hrefOf('2029 1')).toBe('/events?q=sports%20day&department=bca&year=2029&month=3#archive')
  expect(hrefOf('Clear filters')).toBe('/events?status=past#archive')
})

test('filters without results say so', async () => {
  answer(getEventsOverview, overviewOf([]))
  renderApp('/events?q=nothing')
  expect(await screen.findByText('No events match your search.')).toBeDefined()
})

test('an unknown department is a 404', async () => {
  refuse(getEventsOverview, 404, 'This department doesn’t exist')
  renderApp('/events?department=nothing')
  expect(await screen.findByRole('heading', { name: 'Page Not Found' })).toBeDefined()
})
