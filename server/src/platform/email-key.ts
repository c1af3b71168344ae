/** Folds A–Z only; other letters stay distinct. */
export const emailKey = (email: string) =>
  email.trim().replace(/[A-Z]+/g, (emails) => emails.toLowerCase())

/** Many mail servers ignore `+tag`, Google also dots and its second domain. */
export const mailboxOf = (key: string) =>
  key
    .replace(/\+.*(?=@)/, '')
    .replace(/@googlemail\.com$/, '@gmail.com')
    .replace(/^[^@]+(?=@gmail\.com$)/, (name) => name.replaceAll('.', ''))
