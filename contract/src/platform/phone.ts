const signs = /^[\d\s()+./\p{Dash_Punctuation}]+$/u
const digitsIn = (value: string) => value.replace(/\D/g, '').length

/** Whether this is one telephone number as people write it, with at least so many digits. */
export const isPhoneNumber = (value: string, least = 6): boolean =>
  signs.test(value) && digitsIn(value) >= least

/** What spreadsheets make of a long number, `9.19877E+11`. */
const shortened = /^\s*[+-]?\d+(?:[.,]\d+)?E[+-]?\d+\s*$/i
/** The three digits of a short code (112). */
const shortest = 3

/** Whether staff may have meant this as telephone numbers, with words where they want them: `0120-456, ext. 12`. */
export const isPhoneText = (value: string): boolean =>
  signs.test(value) ? isPhoneNumber(value, shortest) : !shortened.test(value)
