import { render } from '@testing-library/react'
import { Menu } from 'lucide'
import { expect, test } from 'vitest'
import { Icon } from './icon'

test('an icon refers to the sprite by name, and is hidden from assistive technology', () => {
  const { container } = render(<Icon of="menu" className="size-6" />)

  const drawing = container.querySelector('svg.size-6')
  expect(drawing?.getAttribute('aria-hidden')).toBe('true')
  expect(drawing?.querySelector('use')?.getAttribute('href')).toMatch(
    /^\/assets\/icons-[\w-]+\.svg#menu$/,
  )
})

test('a panel icon renders its shapes', () => {
  const { container } = render(<Icon of={Menu} />)

  expect(
    [...container.querySelectorAll('svg path')].map((shape) => shape.getAttribute('d')),
  ).toEqual(Menu.map(([, { d }]) => d))
})
