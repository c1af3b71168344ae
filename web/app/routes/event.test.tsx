import { cleanup, screen, within } from '@testing-library/react'
import { type Event, getEvent, listEvents } from 'contract/events/events'
import { anEvent, daysFromNow } from 'testing/an-event.ts'
import { afterEach, expect, test, vi } from 'vitest'
import { answer, leaveOpen, refuse } from '#test/answer'
import { renderApp } from '#test/render-app'

afterEach(() => {
  vi.useRealTimers()
})

test('a visitor reads all about an event', async () => {
  const event = anEvent({
    title: 'Sports Day',
    description: 'Races for everyone.',
    date: daysFromNow(20),
    time: '9 AM onwards',
    venue: 'Sports Ground',
  })
  answer(getEvent, event)
  answer(listEvents, [event])
  renderApp(`/event/${event._id}`)

  expect(await screen.findByRole('heading', { level: 1, name: 'Sports Day' })).toBeDefined()
  expect(screen.getAllByText('Upcoming Event').length).toBeGreaterThan(0)
  const about = screen.getByRole('region', { name: 'About This Event' })
  expect(within(about).getByText('Races for everyone.')).toBeDefined()
  expect(screen.getAllByText('9 AM onwards').length).toBeGreaterThan(0)
  expect(screen.getByText('Open to All Students')).toBeDefined()
  const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href')
  expect(hrefOf('Contact for More Info')).toBe(`/contact?about=${event._id}#message`)
  expect(hrefOf('View All Events')).toBe('/events')
  expect(hrefOf('Back to Events')).toBe('/events')
  expect(hrefOf('Add to calendar')).toBe(`/event/${event._id}.ics`)
})

test('web addresses in the description are links, and nothing else is', async () => {
  const description =
    'Register (https://example.org/quiz?year=2). See javascript:alert(1), or http:// alone.'
  const event = anEvent({ description })
  answer(getEvent, event)
  answer(listEvents, [event])
  renderApp(`/event/${event._id}`)

  const about = await screen.findByRole('region', { name: 'About This Event' })
  expect(about.textContent).toContain(description)
  const links = within(about).getAllByRole<HTMLAnchorElement>('link')
  expect(links.map(({ href }) => href)).toEqual(['https://example.org/quiz?year=2'])
})

/** An event on November 22 at 10:00, at a given time of November 2026 in the college. */
async function openAt(now: string, details: Partial<Event> = {}) {
  vi.useFakeTimers({ now: new Date(`2026-11-${now}:00+05:30`), shouldAdvanceTime: true })
  const event = anEvent({ date: '2026-11-22T04:30:00.000Z', ...details })
  answer(getEvent, event)
  answer(listEvents, [event])
  renderApp(`/event/${event._id}`)
  await screen.findByRole('heading', { level: 1 })
  return within(screen.getByRole('complementary', { name: 'Event information' }))
}
const hours = { time: '10:00 AM – 4:00 PM' }

test.each([
  ['21T23:30', hours, 'tomorrow'],
  ['20T23:30', hours, 'in 2 days'],
  ['22T00:10', hours, 'today'],
  ['22T15:59', hours, 'now'],
  ['22T16:00', hours, 'over'],
  ['22T18:00', {}, 'today'],
  ['23T00:00', {}, 'yesterday'],
])('at %s, the page of an event %o says: %s', async (now, details, text) => {
  const panel = await openAt(now, details)
  expect(panel.getByText(text)).toBeDefined()
})

test('past events can’t be added to a calendar', async () => {
  const panel = await openAt('22T16:00', hours)
  expect(panel.queryByRole('link', { name: 'Add to calendar' })).toBeNull()
  expect(panel.getByText('Open to All Students')).toBeDefined()
})

test('a page claims nothing that the event’s fields don’t say', async () => {
  const panel = await openAt('22T09:00', { ...hours, title: 'Holiday', description: 'Closed.' })
  const texts = panel.getAllByText(/./, { selector: 'p, dd, span, a' })
  const known = [
    /^(Date|Time|Venue)$/,
    /^Sunday, November 22, 2026$/,
    /^10:00 AM – 4:00 PM$/,
    /^Venue not specified$/,
    /^(Latest Event|today)$/,
    /^Open to All Students$/,
    /^(Contact for More Info|Add to calendar|View All Events)$/,
    /^(Google|Outlook|Apple)$/,
  ]
  for (const { textContent } of texts)
    expect([textContent, known.some((one) => one.test(textContent ?? ''))]).toEqual([
      textContent,
      true,
    ])
})

test('the event says who it is for; if it doesn’t, only upcoming college events have a default', async () => {
  const message = async (details: Partial<Event>) => {
    const panel = await openAt('22T09:00', details)
    const text = panel.queryByText(/^Open to/)?.textContent
    cleanup()
    return text
  }
  expect(await message({ openTo: 'Open to B.C.A.', department: 'BCA' })).toBe('Open to B.C.A.')
  expect(await message({})).toBe('Open to All Students')
  expect(await message({ department: 'BCA' })).toBeUndefined()
  expect(await message({ state: 'cancelled' })).toBeUndefined()
})

test('the link preview shows the event’s status and the reason', async () => {
  await openAt('22T09:00', { title: 'Fair', state: 'cancelled', stateNote: 'Rain' })
  const content = (property: string) =>
    document.head.querySelector(`meta[property="${property}"]`)?.getAttribute('content')
  expect(content('og:title')).toBe('Cancelled: Fair')
  expect(content('og:description')).toMatch(/^Rain – An afternoon/)
  expect(document.title).toMatch(/^Cancelled: Fair \|/)
})

const struck = () => [
  ...new Set(
    [...document.querySelectorAll('article > header s')].map(({ textContent }) => textContent),
  ),
]

test.each<[Partial<Event>, string[]]>([
  [{}, []],
  [{ previousDate: '2026-11-15T04:30:00.000Z' }, ['Previously Sunday, November 15, 2026']],
  [{ previousDate: '2026-11-22T02:30:00.000Z' }, ['Previously 8:00 AM']],
  [{ previousVenue: 'Old hall', venue: 'Lawn' }, ['Previously Old hall']],
  [{ previousVenue: 'Old hall', onlineLink: 'https://meet.example/a' }, ['Previously Old hall']],
  [
    { state: 'postponed', previousDate: '2026-11-15T04:30:00.000Z' },
    ['Sunday, November 22, 2026', '10:00 AM'],
  ],
  [{ state: 'cancelled' }, ['Sunday, November 22, 2026', '10:00 AM']],
])('for the event %o, outdated details are struck through: %o', async (details, texts) => {
  await openAt('20T09:00', details)
  expect(struck()).toEqual(texts)
})

test('the organiser of an event can be emailed and called', async () => {
  const contact = {
    contactName: 'Dr. Kavita Rawat',
    contactEmail: 'kavita@college.example',
    contactPhone: '+91 120 456',
  }
  const panel = await openAt('22T09:00', contact)
  const organiser = within(
    panel.getByRole('heading', { name: 'Organiser' }).closest('section') as HTMLElement,
  )
  expect(organiser.getByText('Dr. Kavita Rawat')).toBeDefined()
  const hrefs = organiser.getAllByRole('link').map((link) => link.getAttribute('href'))
  expect(hrefs).toEqual(['mailto:kavita@college.example', 'tel:+91120456'])
})

test.each([
  ['22T15:59', hours, 'https://meet.example/a'],
  ['22T16:00', hours, undefined],
  ['22T09:00', { ...hours, state: 'cancelled' as const }, undefined],
])('at %s, the event %o can be joined online at %s', async (now, details, href) => {
  const panel = await openAt(now, { ...details, onlineLink: 'https://meet.example/a' })
  const link = panel.queryByRole('link', { name: 'Join online' })
  expect(link?.getAttribute('href')).toBe(href)
})

test.each([
  [{ end: '2026-11-22T10:30:00.000Z' }, 'Sunday, November 22, 2026', '10:00 AM – 4:00 PM'],
  [
    { date: '2026-11-21T18:30:00.000Z', end: '2026-11-24T18:29:00.000Z', isAllDay: 'yes' as const },
    'November 22 – 24, 2026',
    'All day',
  ],
])('the page says once how long %o lasts', async (details, days, hours) => {
  await openAt('22T09:00', details)
  expect([screen.getByText(days), screen.getByText(hours)]).toHaveLength(2)
})

test('the first three other events of the list are related', async () => {
  const event = anEvent()
  const others = ['One', 'Two', 'Three', 'Four'].map((title) => anEvent({ title }))
  answer(getEvent, event)
  const calls = answer(
    listEvents,
    [others[0], event, ...others.slice(1)].flatMap((some) => some ?? []),
  )
  renderApp(`/event/${event._id}`)

  const related = await screen.findByRole('region', { name: 'Related Events' })
  const titles = within(related).getAllByRole('heading', { level: 3 })
  expect(titles.map(({ textContent }) => textContent)).toEqual(['One', 'Two', 'Three'])
  expect(calls[0]?.query.get('limit')).toBe('4')
})

test('an event without a picture shows the emblem and the college’s name', async () => {
  const event = anEvent({ title: 'Sports Day', image: '' })
  answer(getEvent, event)
  answer(listEvents, [event, anEvent({ image: '' })])
  renderApp(`/event/${event._id}`)

  await screen.findByRole('heading', { level: 1, name: 'Sports Day' })
  await screen.findByRole('region', { name: 'Related Events' })
  const main = within(screen.getByRole('main'))
  const pictures = main.getAllByRole('presentation').map((image) => image.getAttribute('src'))
  expect(pictures).toEqual([expect.stringContaining('logo'), expect.stringContaining('logo')])
  const shared = document.querySelector('meta[property="og:image"]')?.getAttribute('content')
  expect(shared).toBe('https://college.test/share.jpg')
  for (const { innerHTML } of document.querySelectorAll('script[type="application/ld+json"]'))
    expect(JSON.parse(innerHTML)).not.toHaveProperty('image')
})

test('an unknown event is a 404', async () => {
  refuse(getEvent, 404, 'Event not found')
  renderApp('/event/unknown')

  expect(await screen.findByRole('heading', { name: 'Event Not Found' })).toBeDefined()
  expect(screen.getByText('The event you are looking for does not exist.')).toBeDefined()
  expect(screen.getByRole('link', { name: 'Back to Events' })).toBeDefined()
})

test('a failure to load the event is reported', async () => {
  refuse(getEvent, 500)
  renderApp('/event/some')

  expect(await screen.findByText('Failed to load event details')).toBeDefined()
})

test('a visitor is told that the event is loading', async () => {
  leaveOpen(getEvent)
  renderApp('/event/some')

  expect(await screen.findByText('Loading event details...')).toBeDefined()
})

test('an unknown URL has its own page', async () => {
  renderApp('/nowhere')

  expect(await screen.findByRole('heading', { name: 'Page Not Found' })).toBeDefined()
})
