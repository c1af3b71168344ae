/**
 * One key for all spellings of an address. Only A to Z are folded: other letters that look or fold alike may be
 * somebody else's mailbox.
 */
export const emailKey = (email: string) =>
  email
    .trim()
    .normalize('NFC')
    .replace(/[A-Z]+/g, (letters) => letters.toLowerCase())
