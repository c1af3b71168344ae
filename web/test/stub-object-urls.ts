import { vi } from 'vitest'

/** Chosen pictures have an address: jsdom, which draws none, makes none. */
export function stubObjectUrls(): void {
  vi.stubGlobal(
    'URL',
    Object.assign(URL, { createObjectURL: () => 'blob:1', revokeObjectURL: vi.fn() }),
  )
}
