/** Tells the page that React has taken it over, or a form that had waited (`on-touch.tsx`). */
export function announceTakeOver(): void {
  window.dispatchEvent(new Event('taken-over'))
}
