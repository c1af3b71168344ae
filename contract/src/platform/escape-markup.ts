const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/**
 * Without what people can paste and neither XML nor a calendar may have, which would make a whole feed unreadable: control
 * characters, such as the line ends of slides, and two that are none. Tabs and line ends stay.
 */
export const withoutControls = (text: string) =>
  text.replace(/(?![\t\n\r])\p{Control}|[\ufffe\uffff]/gu, '')

/** Text for HTML and XML: for the inside of an element or a quoted attribute. */
export const escapeMarkup = (text: string) =>
  withoutControls(text).replace(/[&<>"']/g, (character) => entities[character] ?? '')
