import { screen, within } from '@testing-library/react'
import { getEvent, listEvents } from 'contract/events'
import { expect, test } from 'vitest'
import { anEvent, daysFromNow } from '#test/an-event'
import { answer, leaveOpen, refuse } from '#test/answer'
import { renderApp } from '#test/render-app'

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
  expect(hrefOf('Add to Calendar')).toBe(`/event/${event._id}.ics`)
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

test('the emblem and the college stand in for the picture of an event that has none', async () => {
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

test('an unknown event is not found', async () => {
  refuse(getEvent, 404, 'Event not found')
  renderApp('/event/unknown')

  expect(await screen.findByRole('heading', { name: 'Event Not Found' })).toBeDefined()
  expect(screen.getByText('The event you are looking for does not exist.')).toBeDefined()
  expect(screen.getByRole('link', { name: 'Back to Events' })).toBeDefined()
})

test('an event that cannot be loaded says so', async () => {
  refuse(getEvent, 500)
  renderApp('/event/some')

  expect(await screen.findByText('Failed to load event details')).toBeDefined()
})

test('a visitor is told that the event is loading', async () => {
  leaveOpen(getEvent)
  renderApp('/event/some')

  expect(await screen.findByText('Loading event details...')).toBeDefined()
})

test('an unknown address has a page of its own', async () => {
  renderApp('/nowhere')

  expect(await screen.findByRole('heading', { name: 'Page Not Found' })).toBeDefined()
})
