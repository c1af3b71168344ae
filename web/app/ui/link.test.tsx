import { cleanup, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderPart } from '#test/render-app'
import { NavLink } from './link'

test('a link to the current page, or a parent of it, is marked as current', () => {
  renderPart(
    <>
      <NavLink to="/" end>
        Home
      </NavLink>
      <NavLink to="/events">Events</NavLink>
    </>,
  )
  const marked = () =>
    screen
      .getAllByRole('link')
      .filter((link) => link.getAttribute('aria-current') === 'page')
      .map(({ textContent }) => textContent)
  expect(marked()).toEqual(['Home'])

  cleanup()
  renderPart(<NavLink to="/events">Events</NavLink>, { path: '/events/one' })
  expect(marked()).toEqual(['Events'])
})

test('no page uses React Router’s links, which add 4 kB', () => {
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
