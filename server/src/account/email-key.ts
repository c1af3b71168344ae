/** One key for all spellings of an address: A to Z are the same as a to z. No other letter is folded into another. */
export const emailKey = (email: string) =>
  email.trim().replace(/[A-Z]+/g, (letters) => letters.toLowerCase())
