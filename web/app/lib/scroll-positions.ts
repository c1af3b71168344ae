/** Kept for the tab; `scroll-back.ts` reads it in the next document. */

const storageKey = 'scroll-positions'
let positions = new Map<string, number>()

export function readPositions(): void {
  try {
    const stored: Record<string, number> = JSON.parse(sessionStorage.getItem(storageKey) ?? '{}')
    positions = new Map(Object.entries(stored))
  } catch {
    // Storage is blocked.
  }
}

export const recordPosition = (step: string) => positions.set(step, window.scrollY)

export const scrollPositionOf = (step: string) => positions.get(step)

export function storePositions(): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(Object.fromEntries(positions)))
  } catch {
    // Storage is blocked.
  }
}
