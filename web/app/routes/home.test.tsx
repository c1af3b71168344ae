import { screen, within } from '@testing-library/react'
import { startingContent } from 'college/starting-content'
import { getCurrentUser } from 'contract/accounts/account'
import { listComingEvents } from 'contract/events/events'
import { catalogue } from 'testing/a-catalogue.ts'
import { college } from 'testing/a-college.ts'
import { aUser } from 'testing/a-user.ts'
import { anEvent, daysFromNow } from 'testing/an-event.ts'
import { expect, test } from 'vitest'
import { comingEventsQuery } from '#app/data/events'
import { homeQuery } from '#app/data/site-content'
import { answer, refuse } from '#test/answer'
import { campus } from '#test/public-content'
import { renderApp } from '#test/render-app'

const hrefs = (region: string) =>
  within(screen.getByRole('region', { name: region }))
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'))

test('the sections are in order under one main heading', async () => {
  answer(listComingEvents, [])
  renderApp('/')

  expect(await screen.findByRole('heading', { level: 1, name: college.name })).toBeDefined()
  const titles = [
    'Latest news',
    'Upcoming Events',
    'Find your course',
    `Welcome to ${college.name}`,
    'Facilities',
  ]
  const sections = within(screen.getByRole('main'))
    .getAllByRole('heading', { level: 2 })
    .map(({ textContent }) => textContent)
  expect(sections.filter((title) => titles.includes(title))).toEqual(titles)
})

test('quick links come before notices, and each facility links to a page', async () => {
  answer(listComingEvents, [])
  renderApp('/')

  const strip = within(await screen.findByRole('navigation', { name: 'Quick links' }))
  expect(strip.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(
    startingContent.menus.quickLinks.map(({ place }) => place),
  )
  expect(strip.getByText('1800-180-5522, day and night')).toBeDefined()
  const facilities = within(screen.getByRole('region', { name: 'Facilities' }))
  for (const { name, place } of startingContent.campus.facilities)
    expect(facilities.getByRole('link', { name }).getAttribute('href')).toBe(place)
})

test('sections follow the order chosen by the college, and the others are left out', async () => {
  answer(listComingEvents, [])
  const sections = ['facilities', 'welcome', 'facilities'] as const
  renderApp('/', {
    delivered: (queryClient) => {
      queryClient.setQueryData(homeQuery().queryKey, {
        ...startingContent.home,
        sections: sections.map((section, index) => ({ _key: `${index}`, section })),
      })
      queryClient.setQueryData(comingEventsQuery().queryKey, [])
    },
  })

  const visible = within(await screen.findByRole('main')).getAllByRole('region')
  expect(visible.map((region) => region.getAttribute('aria-labelledby')).filter(Boolean)).toEqual([
    'facilities-title',
    'welcome-title',
  ])
})

test('the welcome section links to the About page', async () => {
  answer(listComingEvents, [])
  renderApp('/')

  const about = await screen.findByRole('region', { name: `Welcome to ${college.name}` })
  expect(within(about).getByText('1000+')).toBeDefined()
  expect(hrefs(`Welcome to ${college.name}`)).toEqual(['/about'])
})

test('every group and every course is linked', async () => {
  answer(listComingEvents, [])
  renderApp('/')

  await screen.findByRole('region', { name: 'Find your course' })
  const expected = [
    ...catalogue.groups.map(({ slug }) => `/courses/${slug}`),
    ...catalogue.courses.map(({ slug }) => `/course/${slug}`),
  ]
  expect(hrefs('Find your course').toSorted()).toEqual(expected.toSorted())
})

test('slides link to the three facilities', async () => {
  answer(listComingEvents, [])
  renderApp('/')

  const facilities = await screen.findByRole('region', { name: 'Facilities' })
  expect(facilities.id).toBe('facilities')
  const names = within(facilities).getAllByRole('heading', { level: 3 })
  expect(names.map(({ textContent }) => textContent)).toEqual(
    campus.facilities.map(({ name }) => name),
  )
})

test('events keep the server’s order, with a link to all of them', async () => {
  const soon = anEvent({ title: 'Soon' })
  const later = anEvent({ title: 'Later' })
  answer(listComingEvents, [soon, later])
  renderApp('/')

  expect(await screen.findByRole('heading', { name: 'Soon' })).toBeDefined()
  expect(hrefs('Upcoming Events')).toEqual(['/events', `/event/${soon._id}`, `/event/${later._id}`])
})

test('events in the document are shown without a request', () => {
  const calls = answer(listComingEvents, [])
  renderApp('/', {
    delivered: (client) =>
      client.setQueryData(comingEventsQuery().queryKey, [anEvent({ title: 'Delivered' })]),
  })

  expect(screen.getByRole('heading', { name: 'Delivered' })).toBeDefined()
  expect(calls).toHaveLength(0)
})

test('a college without upcoming events says so', async () => {
  answer(listComingEvents, [])
  renderApp('/')

  expect(await screen.findByText('No events available at the moment.')).toBeDefined()
  expect(screen.getByText('Check back later for upcoming events!')).toBeDefined()
})

test('a failure to load events leaves the rest of the page, and can be retried', async () => {
  refuse(listComingEvents, 500)
  renderApp('/')

  expect(await screen.findByText('Failed to load events')).toBeDefined()
  expect(screen.getByRole('region', { name: 'Facilities' })).toBeDefined()
  expect(screen.getByRole('link', { name: 'Try Again' }).getAttribute('href')).toBe('/')
})

test('structured data describes the college', async () => {
  answer(listComingEvents, [])
  renderApp('/')

  await screen.findByRole('heading', { level: 1 })
  const written = document.querySelector('script[type="application/ld+json"]')?.innerHTML ?? '{}'
  expect(JSON.parse(written)).toMatchObject({
    '@type': 'CollegeOrUniversity',
    name: college.name,
    url: 'https://college.test/',
    foundingDate: '1995',
    telephone: college.phone,
    email: college.email,
    address: { addressLocality: college.locality },
  })
})

test('a student with an unverified email is reminded to verify it', async () => {
  answer(listComingEvents, [])
  answer(getCurrentUser, aUser({ isVerified: false }))
  renderApp('/')

  await screen.findByText('Please verify your email first to see your information')
})

test('past events aren’t shown as upcoming, even if the list is older', async () => {
  const before = { date: daysFromNow(-0.5), time: '' }
  answer(listComingEvents, [
    anEvent({ title: 'Over', ...before }),
    anEvent({ title: 'Ahead', date: daysFromNow(1) }),
  ])
  renderApp('/')

  const row = await screen.findByRole('region', { name: 'Upcoming events, soonest first' })
  const titles = within(row).getAllByRole('heading', { level: 3 })
  expect(titles.map(({ textContent }) => textContent)).toEqual(['Ahead'])
})
