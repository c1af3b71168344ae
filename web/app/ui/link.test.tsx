import { createEvent, fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderPart } from '#test/render-app'
import { Link, NavLink } from './link'

const address = ({ location }: { location: { pathname: string; search: string } }) =>
  location.pathname + location.search

test('a press leads on without a new document; the same address again is no further step', () => {
  const { router } = renderPart(<Link to="/about?a=1">About</Link>)
  const link = screen.getByRole('link', { name: 'About' })
  expect(link.getAttribute('href')).toBe('/about?a=1')

  const act = createEvent.click(link)
  fireEvent(link, act)
  expect([act.defaultPrevented, address(router.state)]).toEqual([true, '/about?a=1'])
  expect(router.state.historyAction).toBe('PUSH')
  fireEvent.click(link)
  expect(router.state.historyAction).toBe('REPLACE')
})

test.each([
  { ctrlKey: true },
  { metaKey: true },
  { shiftKey: true },
  { altKey: true },
  { button: 1 },
])('a press with %j is for the browser', (how) => {
  const { router } = renderPart(<Link to="/about">About</Link>)
  let isLeft = false
  const last = (event: Event) => {
    isLeft = !event.defaultPrevented
    // jsdom cannot follow it, and would say so.
    event.preventDefault()
  }
  window.addEventListener('click', last, { once: true })
  const link = screen.getByRole('link')
  fireEvent(link, createEvent.click(link, how))

  expect([isLeft, router.state.location.pathname]).toEqual([true, '/'])
})

test('a link says when it leads to where one is, or above it', () => {
  renderPart(
    <>
      <NavLink to="/" end>
        Home
      </NavLink>
      <NavLink to="/events">Events</NavLink>
      <Link to="/events/one">One</Link>
    </>,
  )
  const marked = () =>
    screen
      .getAllByRole('link')
      .filter((link) => link.getAttribute('aria-current') === 'page')
      .map(({ textContent }) => textContent)
  expect(marked()).toEqual(['Home'])

  fireEvent.click(screen.getByRole('link', { name: 'One' }))
  expect(marked()).toEqual(['Events'])
})

test('no page uses the links of React Router, which bring 4 kB along', () => {
  const sources = import.meta.glob<string>(['../**/*.{ts,tsx}', '!../**/*.test.{ts,tsx}'], {
    eager: true,
    import: 'default',
    query: '?raw',
  })
  const users = Object.entries(sources).filter(([, text]) =>
    /import \{[^}]*\b(Nav)?Link\b[^}]*\} from 'react-router'/.test(text),
  )
  expect(users.map(([file]) => file)).toEqual([])
})
