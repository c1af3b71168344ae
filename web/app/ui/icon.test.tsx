import { render } from '@testing-library/react'
import { Menu } from 'lucide'
import { expect, test } from 'vitest'
import { Icon } from './icon'

test('an icon is taken from the sheet by its name, and says nothing', () => {
  const { container } = render(<Icon of="menu" className="size-6" />)

  const drawing = container.querySelector('svg.size-6')
  expect(drawing?.getAttribute('aria-hidden')).toBe('true')
  expect(drawing?.querySelector('use')?.getAttribute('href')).toMatch(
    /^\/assets\/icons-[\w-]+\.svg#menu$/,
  )
})

test('an icon of the panel draws its shapes', () => {
  const { container } = render(<Icon of={Menu} />)

  expect(
    [...container.querySelectorAll('svg path')].map((shape) => shape.getAttribute('d')),
  ).toEqual(Menu.map(([, { d }]) => d))
})
