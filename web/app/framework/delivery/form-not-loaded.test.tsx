import { act, fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { FormNotLoaded } from './form-not-loaded'

async function tryAgain(answer: () => Promise<Response>) {
  const reload = vi.fn()
  vi.stubGlobal('location', { ...window.location, reload })
  vi.stubGlobal('fetch', vi.fn(answer))
  render(<FormNotLoaded form={{ current: null }} />)
  const notified = screen.getByRole('alert')
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Try Again' })))
  vi.unstubAllGlobals()
  return { reload, isSaidAnew: screen.getByRole('alert') !== notified }
}

test('the page is loaded anew, for a browser asks once for what does not come', async () => {
  const { reload } = await tryAgain(async () => new Response())
  expect(reload).toHaveBeenCalledOnce()
})

test.each([
  ['without a connection', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['while the server is not ready', async () => new Response(null, { status: 503 })],
])('nothing typed is lost %s, and it is said once more', async (_, answer) => {
  const { reload, isSaidAnew } = await tryAgain(answer)
  expect(reload).not.toHaveBeenCalled()
  expect(isSaidAnew).toBe(true)
})
