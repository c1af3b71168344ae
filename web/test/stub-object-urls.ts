import { vi } from 'vitest'

/** jsdom can't create object URLs. */
export function stubObjectUrls(): void {
  vi.stubGlobal(
    'URL',
    Object.assign(URL, { createObjectURL: () => 'blob:1', revokeObjectURL: vi.fn() }),
  )
}
