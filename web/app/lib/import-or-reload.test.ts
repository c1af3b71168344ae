import { expect, test, vi } from 'vitest'
import { importOrReload } from './import-or-reload'

function aReload() {
  const reload = vi.fn()
  vi.stubGlobal('location', { ...window.location, reload })
  return reload
}

test('a module that can be loaded is returned', async () => {
  const reload = aReload()
  expect(await importOrReload(async () => 'part')).toBe('part')
  expect(reload).not.toHaveBeenCalled()
})

test('if a module is gone, the page reloads and nothing fails in the meantime', async () => {
  const reload = aReload()
  const settled = vi.fn()
  const gone = new TypeError('Failed to fetch dynamically imported module')
  void importOrReload(() => Promise.reject(gone)).then(settled, settled)
  await expect.poll(() => reload).toHaveBeenCalled()
  expect(settled).not.toHaveBeenCalled()
})
