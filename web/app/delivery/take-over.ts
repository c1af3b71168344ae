/** Tells the page that React has taken it over. */
export function announceTakeOver(): void {
  window.dispatchEvent(new Event('taken-over'))
}
