import { randomInt } from 'node:crypto'

const groups = 3
const groupDigits = 3

const inGroups = (digits: string) => digits.match(/\d{3}/g)?.join('-') ?? digits

/** A number for a message, such as `483-917-250`: it opens nothing, and says neither how many there are nor when. */
export function drawMessageNumber(): string {
  const digits = groups * groupDigits
  return inGroups(String(randomInt(10 ** digits)).padStart(digits, '0'))
}

/** The number that a text spells, with or without what parts its digits; undefined when it is none. */
export function readMessageNumber(text: string): string | undefined {
  const digits = text.replace(/^\s*(?:no\.?|number|#)/i, '').replace(/[\s.-]/g, '')
  return /^\d{9}$/.test(digits) ? inGroups(digits) : undefined
}
