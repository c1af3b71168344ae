import { expect, test, vi } from 'vitest'
import { importOrReload } from './import-or-reload'

function aReload() {
  const reload = vi.fn()
  vi.stubGlobal('location', { ...window.location, reload })
  return reload
}

test('a part that can be loaded comes', async () => {
  const reload = aReload()
  expect(await importOrReload(async () => 'part')).toBe('part')
  expect(reload).not.toHaveBeenCalled()
})

test('when a part is gone, the page is loaded anew and nothing fails meanwhile', async () => {
  const reload = aReload()
  const settled = vi.fn()
  const gone = new TypeError('Failed to fetch dynamically imported module')
  void importOrReload(() => Promise.reject(gone)).then(settled, settled)
  await expect.poll(() => reload).toHaveBeenCalled()
  expect(settled).not.toHaveBeenCalled()
})
