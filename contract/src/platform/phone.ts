import { plainDigits } from './plain-digits.ts'
import { withoutStrayMarks } from './visible-text.ts'

/** Address books copy numbers between direction marks. */
export const plainPhone = (value: string): string => plainDigits(withoutStrayMarks(value)).trim()

const signs = /^[\d\s()+./\p{Dash_Punctuation}]+$/u
const digitsIn = (value: string) => value.replace(/\D/g, '').length

export const isPhoneNumber = (value: string, least = 6): boolean =>
  signs.test(value) && digitsIn(value) >= least

/** Spreadsheets shorten long numbers to `9.19877E+11`. */
const shortened = /^\s*[+-]?\d+(?:[.,]\d+)?E[+-]?\d+\s*$/i
/** Short codes such as 112. */
const shortest = 3

/** Accepts words between numbers: `0120-456, ext. 12`. */
export const isPhoneText = (value: string): boolean =>
  signs.test(value) ? isPhoneNumber(value, shortest) : !shortened.test(value)
