import { carryOver } from './carry-over'

/**
 * Tells the page that React is about to take it over, or a part of it, so that what a translator has put there is taken out
 * first. Gives what is to be done when React has: fields that it had to draw anew are filled with what was typed.
 */
export function announceTakingOver(part: Element): () => void {
  window.dispatchEvent(new CustomEvent('taking-over', { detail: part }))
  return carryOver()
}

/** Tells the page that React has taken it over, or a form that had waited (`on-touch.tsx`). */
export function announceTakeOver(): void {
  window.dispatchEvent(new Event('taken-over'))
}
