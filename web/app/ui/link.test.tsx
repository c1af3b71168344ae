import { cleanup, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderPart } from '#test/render-app'
import { NavLink } from './link'

test('a link says when it leads to where one is, or above it', () => {
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
