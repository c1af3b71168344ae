import { expect, test, vi } from 'vitest'
import { onReturn } from './on-return'

const show = (persisted: boolean) =>
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }))

test('only a page restored as it was left counts as a return', () => {
  const work = vi.fn()
  const end = onReturn(work)
  show(false)
  expect(work).not.toHaveBeenCalled()
  show(true)
  expect(work).toHaveBeenCalledOnce()
  end()
  show(true)
  expect(work).toHaveBeenCalledOnce()
})
