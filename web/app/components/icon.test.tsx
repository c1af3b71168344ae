import { render } from '@testing-library/react'
import { Menu } from 'lucide'
import { expect, test } from 'vitest'
import { Icon } from './icon'

test('an icon draws its shapes, and says nothing', () => {
  const { container } = render(<Icon of={Menu} className="size-6" />)

  const drawing = container.querySelector('svg.size-6')
  expect(drawing?.getAttribute('aria-hidden')).toBe('true')
  expect([...(drawing?.children ?? [])].map((shape) => shape.getAttribute('d'))).toEqual(
    Menu.map(([, { d }]) => d),
  )
})
