import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderApp, renderPart } from '#test/render-app'
import { ErrorScreen } from './error-screen'

const pathsIn = (part: HTMLElement) =>
  within(part)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'))
const robots = () => document.head.querySelector('meta[name="robots"]')?.getAttribute('content')

test('an unknown URL links to the rest of the site, and isn’t indexed', async () => {
  renderApp('/nowhere')

  expect(await screen.findByRole('heading', { level: 1, name: 'Page Not Found' })).toBeDefined()
  expect(screen.getByRole('link', { name: 'Back to Home' }).getAttribute('href')).toBe('/')
  const search = screen.getByRole('link', { name: 'Search the website' })
  expect(search.getAttribute('href')).toBe('/search')
  const paths = pathsIn(screen.getByRole('navigation', { name: 'Other pages' }))
  expect(paths).toEqual(expect.arrayContaining(['/courses/law', '/events', '/contact']))
  expect(paths).toContain('/pages/fees')
  expect(pathsIn(screen.getByRole('navigation', { name: 'Quick links' }))).toContain(
    'tel:18001805522',
  )
  expect(robots()).toBe('noindex')
})

test('a page that failed to render links to the home page, and isn’t indexed', () => {
  renderPart(<ErrorScreen />)

  expect(screen.getByRole('heading', { name: 'Oops! Something went wrong' })).toBeDefined()
  const home = screen.getByRole('link', { name: 'Go to the home page' })
  expect(home.getAttribute('href')).toBe('/')
  expect(pathsIn(screen.getByRole('navigation', { name: 'Other pages' }))).toContain('/contact')
  expect(robots()).toBe('noindex')
})
