import { act, render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test, vi } from 'vitest'
import { panelRoutes } from './panel-pages'

const router = async (path: string) =>
  createMemoryRouter(await panelRoutes(path), { initialEntries: [path] })

test('the document’s own page is available immediately, as hydration requires', async () => {
  const { state } = await router('/adminlogin')

  expect(state.initialized).toBe(true)
  expect(state.matches.at(-1)?.route).toMatchObject({ id: 'admin-login' })
})

test('a link to the site loads its document', async () => {
  const reload = vi.fn()
  vi.stubGlobal('location', { ...window.location, reload })
  const panel = await router('/nowhere-in-the-panel')
  render(<RouterProvider router={panel} />)

  expect(reload).toHaveBeenCalledOnce()
  expect(screen.getByRole('status').textContent).toBe('Loading...')
  await act(() => panel.navigate('/events'))
  expect(panel.state.errors).toBeNull()
})
