const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/**
 * Removes control characters that XML and iCalendar forbid and that make a whole feed unreadable. People paste them,
 * such as line breaks from slides. Tabs and line ends stay.
 */
export const withoutControls = (text: string) =>
  text.replace(/(?![\t\n\r])\p{Control}|[\ufffe\uffff]/gu, '')

export const escapeMarkup = (text: string) =>
  withoutControls(text).replace(/[&<>"']/g, (character) => entities[character] ?? '')
