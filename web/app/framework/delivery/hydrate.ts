import { carryOver } from './carry-over'

/**
 * Removes a translator's elements before React hydrates. Returns a function that refills fields React had to replace.
 */
export function announceHydrating(part: Element): () => void {
  window.dispatchEvent(new CustomEvent('taking-over', { detail: part }))
  return carryOver()
}

export function announceHydration(): void {
  window.dispatchEvent(new Event('taken-over'))
}
