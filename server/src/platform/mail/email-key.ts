/** One key for all spellings of an address: A to Z are the same as a to z. No other letter is folded into another. */
export const emailKey = (email: string) =>
  email.trim().replace(/[A-Z]+/g, (letters) => letters.toLowerCase())

/**
 * The mailbox that an address by its key is most likely of: many mail servers deliver `asha+fees@` to `asha@`, and Google's
 * `as.ha@` too, by both names of its domain.
 */
export const mailboxOf = (key: string) =>
  key
    .replace(/\+.*(?=@)/, '')
    .replace(/@googlemail\.com$/, '@gmail.com')
    .replace(/^[^@]+(?=@gmail\.com$)/, (name) => name.replaceAll('.', ''))
