/** Where each step of the history was scrolled to: kept for the tab, as `scroll-back.ts` reads it in a later document. */

const storageKey = 'scroll-positions'
let positions = new Map<string, number>()

/** Takes over what documents before this one have left. */
export function readPositions(): void {
  try {
    const stored: Record<string, number> = JSON.parse(sessionStorage.getItem(storageKey) ?? '{}')
    positions = new Map(Object.entries(stored))
  } catch {
    // The visitor lets no site store anything.
  }
}

export const notePosition = (step: string) => positions.set(step, window.scrollY)

export const positionOf = (step: string) => positions.get(step)

/** Leaves them for the documents that come. */
export function storePositions(): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(Object.fromEntries(positions)))
  } catch {
    // The visitor lets no site store anything.
  }
}
