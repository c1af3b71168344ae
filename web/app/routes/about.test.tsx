import { act, screen, within } from '@testing-library/react'
import { startingContent } from 'college/starting-content'
import { getAbout } from 'contract/content/about'
import { catalogue } from 'testing/a-catalogue.ts'
import { college } from 'testing/a-college.ts'
import { expect, test } from 'vitest'
import { aboutQuery } from '#app/data/site-content'
import { refuse } from '#test/answer'
import { renderApp } from '#test/render-app'

const { affiliation, history, milestones, values } = startingContent.about

const hrefOf = (name: string) =>
  within(screen.getByRole('main')).getByRole('link', { name }).getAttribute('href')

test('the page shows the college’s founding year, history and values', () => {
  renderApp('/about')

  screen.getByRole('heading', { level: 1, name: `About ${college.name}` })
  screen.getByText(`Established ${college.established}`)
  for (const { text } of [...history, ...affiliation]) screen.getByText(text)
  for (const { name } of values) screen.getByRole('heading', { level: 3, name })
})

test('every programme links to its page', () => {
  renderApp('/about')

  for (const { slug, title } of catalogue.courses) expect(hrefOf(title)).toBe(`/course/${slug}`)
})

test('the college is shown in four numbers', () => {
  renderApp('/about')

  const numbers = within(screen.getByRole('region', { name: 'The college in numbers' }))
  expect(numbers.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    '1000+',
    '100+',
    '10+',
    '20',
  ])
  expect(numbers.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
    'Students enrolled',
    'Faculty',
    'Programmes',
    'Years of Professional Studies, 2006–2026',
  ])
})

test('milestones are listed oldest first', () => {
  renderApp('/about')

  const region = screen.getByRole('region', { name: 'Year by year' })
  const years = within(region).getAllByText(/^\d{4}$/)
  expect(years.map(({ textContent }) => textContent)).toEqual(milestones.map(({ year }) => year))
})

test('Join Our Community links to law and to the contact page', () => {
  renderApp('/about')

  screen.getByRole('heading', { level: 2, name: 'Join Our Community' })
  expect(hrefOf('Explore Law')).toBe('/courses/law')
  expect(hrefOf('Contact Us')).toBe('/contact#message')
})

test('search engines learn the page’s canonical URL', () => {
  renderApp('/about')

  const written = document.querySelector('script[type="application/ld+json"]')?.innerHTML ?? ''
  expect(JSON.parse(written)).toMatchObject({
    '@type': 'BreadcrumbList',
    itemListElement: [{ name: 'Home' }, { name: 'About', item: 'https://college.test/about' }],
  })
})

test('a failure is reported, and the page can be reloaded', async () => {
  refuse(getAbout, 503)
  const { queryClient } = renderApp('/about')
  await act(() => queryClient.resetQueries({ queryKey: aboutQuery().queryKey }))

  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toContain('This part of the page could not be loaded.')
  screen.getByRole('heading', { level: 1, name: `About ${college.name}` })
  expect(within(alert).getByText('Try Again').getAttribute('href')).toBe('')
})
