import { act, fireEvent, screen, within } from '@testing-library/react'
import { startingContent } from 'college/starting-content'
import type { MenuEntry } from 'contract/content/menus'
import { catalogue } from 'testing/a-catalogue.ts'
import { expect, test, vi } from 'vitest'
import menus from '#app/framework/islands/menus?script'
import { renderApp, renderPart } from '#test/render-app'
import { runInFile } from '#test/run-inline'
import { Header } from './header'

runInFile(menus)

const mainMenu = () => screen.getAllByRole('navigation', { name: 'Main' })[0] as HTMLElement
const courses = () => {
  const summary = within(mainMenu()).getByText('Courses')
  return { summary, details: summary.closest('details') as HTMLDetailsElement }
}
const mouse = { pointerType: 'mouse' }

test('the header links to every page', () => {
  renderApp('/about')

  const links = within(mainMenu())
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')])
  expect(links.slice(0, 5)).toEqual([
    ['Home', '/'],
    ['About', '/about'],
    ['Contact', '/contact'],
    ['Events', '/events'],
    ['Our Team', '/our-team'],
  ])
  expect(screen.getByRole('link', { name: 'Login' }).getAttribute('href')).toBe('/login')
})

test('the course menu contains the three groups and every course', () => {
  renderApp('/about')

  const { details } = courses()
  const targets = within(details)
    .getAllByRole('link', { hidden: true })
    .map((link) => link.getAttribute('href'))
  expect(targets).toContain('/courses/other')
  expect(targets).toContain('/courses/professional')
  expect(targets).toContain('/courses/law')
  for (const { slug } of catalogue.courses) expect(targets).toContain(`/course/${slug}`)
})

test('the course menu opens on hover, and closes 200 ms after the pointer leaves', () => {
  vi.useFakeTimers()
  renderApp('/about')
  const { details } = courses()

  fireEvent.pointerOver(details, mouse)
  expect(details.open).toBe(true)

  fireEvent.pointerOver(document.body, mouse)
  act(() => vi.advanceTimersByTime(199))
  expect(details.open).toBe(true)
  act(() => vi.advanceTimersByTime(1))
  expect(details.open).toBe(false)
  vi.useRealTimers()
})

test('returning within the delay keeps the course menu open', () => {
  vi.useFakeTimers()
  renderApp('/about')
  const { details } = courses()

  fireEvent.pointerOver(details, mouse)
  fireEvent.pointerOver(document.body, mouse)
  act(() => vi.advanceTimersByTime(150))
  fireEvent.pointerOver(details, mouse)
  act(() => vi.advanceTimersByTime(1000))
  expect(details.open).toBe(true)
  vi.useRealTimers()
})

test('a click after hovering leaves the course menu open', async () => {
  const { user } = renderApp('/about')
  const { details, summary } = courses()

  fireEvent.pointerOver(details, mouse)
  await user.click(summary)
  expect(details.open).toBe(true)
})

test('Escape closes the course menu and returns the focus', async () => {
  const { user } = renderApp('/about')
  const { details, summary } = courses()

  fireEvent.pointerOver(details, mouse)
  within(details).getByRole('link', { name: 'B.A.' }).focus()
  await user.keyboard('{Escape}')
  expect(details.open).toBe(false)
  expect(document.activeElement).toBe(summary)
})

test('Escape closes the course menu opened by hovering, and a click opens it again', async () => {
  const { user } = renderApp('/about')
  const { details, summary } = courses()

  fireEvent.pointerOver(details, mouse)
  await user.keyboard('{Escape}')
  expect(details.open).toBe(false)
  expect(document.activeElement).toBe(document.body)
  await user.click(summary)
  expect(details.open).toBe(true)
})

test.each([
  'the menu of courses',
  'the menu of narrow screens',
])('Escape closes %s right after it was opened', (menu) => {
  renderApp('/about')
  const label = menu.endsWith('courses') ? courses().summary : screen.getByText('Open menu')
  const [summary, details] = [label.closest('summary') as HTMLElement, label.closest('details')]

  // Immediately, before the browser's `toggle` event.
  summary.focus()
  fireEvent.click(summary)
  expect(details?.open).toBe(true)
  fireEvent.keyDown(summary, { key: 'Escape' })
  expect(details?.open).toBe(false)
  expect(document.activeElement).toBe(summary)
})

test('a click elsewhere closes the course menu', async () => {
  const { user } = renderApp('/about')
  const { details } = courses()

  fireEvent.pointerOver(details, mouse)
  await user.click(screen.getByRole('main'))
  expect(details.open).toBe(false)
})

test('the mobile menu begins with the links above the header, and has the same links', () => {
  renderApp('/about')

  const menu = screen.getByText('Open menu').closest('details') as HTMLElement
  const targets = within(menu)
    .getAllByRole('link', { hidden: true })
    .map((link) => link.getAttribute('href'))
  const wide = within(mainMenu())
    .getAllByRole('link', { hidden: true })
    .map((link) => link.getAttribute('href'))
  const above = within(screen.getByRole('navigation', { name: 'Key pages' }))
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'))
  expect(above).toEqual(startingContent.menus.topLinks.map(({ place }) => place))
  expect(targets).toEqual([...above, ...wide])
})

test('the footer links to courses, the contact page and page anchors', () => {
  renderApp('/about')

  const footer = within(screen.getByRole('contentinfo'))
  const targets = footer.getAllByRole('link').map((link) => link.getAttribute('href'))
  for (const target of ['/courses/professional', '/contact', '/course/ba', '/#facilities', '#main'])
    expect(targets).toContain(target)
})

const entry = (change: Partial<MenuEntry>): MenuEntry => ({
  _key: 'a',
  label: 'For parents',
  courses: 'none',
  links: [],
  ...change,
})

const targetsOf = (menu: MenuEntry[]) => {
  renderPart(<Header />, { menus: { ...startingContent.menus, menu } })
  return within(mainMenu())
    .getAllByRole('link', { hidden: true })
    .map((link) => [link.textContent, link.getAttribute('href')])
}

test('an entry with links opens them, its own page first', () => {
  const links = [
    { _key: 'a', label: 'Fees', place: '/contact#fees' },
    { _key: 'b', label: 'Results', place: 'https://results.test/' },
  ]

  expect(targetsOf([entry({ place: '/about', links })])).toEqual([
    ['For parents', '/about'],
    ['Fees', '/contact#fees'],
    ['Results', 'https://results.test/'],
  ])
  expect(within(mainMenu()).getByText('Results').getAttribute('target')).toBe('_blank')
})

test('an entry can list the courses of its group', () => {
  expect(targetsOf([entry({ label: 'Law', place: '/courses/law', courses: 'group' })])).toEqual([
    ['College of Law', '/courses/law'],
    ['B.A.LL.B.', '/course/b.a.l.l.b.'],
  ])
})

test('the splash is in the document, and hidden from assistive technology', () => {
  renderApp('/about')

  const splash = document.querySelector('[data-splash]')
  expect(splash?.getAttribute('aria-hidden')).toBe('true')
})
