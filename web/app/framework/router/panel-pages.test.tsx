import { act, render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test, vi } from 'vitest'
import { runScript } from '#test/run-script'
import openInLanguage from '../delivery/open-in-language?script'
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

/** Returns where the script leads. */
function openPage(address: string) {
  const { pathname, search, hash } = new URL(address, 'http://localhost')
  vi.stubGlobal('location', { pathname, search, hash, reload: vi.fn() })
  const replaceState = vi.spyOn(history, 'replaceState').mockReturnValue()
  const script = document.createElement('script')
  script.dataset.offered = 'hi'
  vi.spyOn(document, 'currentScript', 'get').mockReturnValue(script)
  runScript(openInLanguage)
  const destination = replaceState.mock.calls[0]?.[2]
  replaceState.mockReset()
  return destination
}

async function follow(from: string, to: string) {
  const panel = await router(from)
  vi.stubGlobal('location', { ...window.location, reload: vi.fn() })
  render(<RouterProvider router={panel} />)
  await act(() => panel.navigate(to))
}

test('addresses of the panel open in the chosen language, until the other one is chosen', async () => {
  expect(openPage('/admin')).toBeUndefined()

  await follow('/adminlogin', '/hi/adminlogin')
  expect(openPage('/admin?page=%2Fnotices#a')).toBe('/hi/admin?page=%2Fnotices#a')
  expect(openPage('/checkin')).toBeUndefined()

  await follow('/hi/adminlogin', '/adminlogin')
  expect(openPage('/admin')).toBeUndefined()
})
