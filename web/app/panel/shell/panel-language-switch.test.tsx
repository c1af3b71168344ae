import { screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { renderPanel } from '#test/render-admin'

afterEach(() => {
  vi.useRealTimers()
})

test('the switch leads to the same view, after asking what should become of unsaved changes', async () => {
  const { user, router } = await renderPanel([], 'Add Event')
  await user.type(screen.getByLabelText('Event Title'), 'Sports Day')
  const other = () => screen.getByRole('link', { name: 'हिन्दी' })

  await user.click(other())
  await user.click(screen.getByRole('button', { name: 'Keep editing' }))
  expect(screen.getByLabelText('Event Title')).toHaveProperty('value', 'Sports Day')
  expect(router.state.location.pathname).toBe('/admin')

  await user.click(other())
  await user.click(screen.getByRole('button', { name: 'Leave' }))
  expect(router.state.location).toMatchObject({
    pathname: '/hi/admin',
    state: { view: 'add-event' },
  })
})
