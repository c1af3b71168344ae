const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/**
 * Text for HTML and XML: for the inside of an element or a quoted attribute. Without the two characters that people can
 * paste and no XML may have, which would make a whole feed unreadable.
 */
export const escapeMarkup = (text: string) =>
  text.replace(/[&<>"'\ufffe\uffff]/g, (character) => entities[character] ?? '')
