import { randomInt } from 'node:crypto'

const groups = 3
const groupDigits = 3

const inGroups = (digits: string) => digits.match(/\d{3}/g)?.join('-') ?? digits

/** Random, such as `483-917-250`: reveals neither how many messages there are nor when they came. */
export function newMessageNumber(): string {
  const digits = groups * groupDigits
  return inGroups(String(randomInt(10 ** digits)).padStart(digits, '0'))
}

export function readMessageNumber(text: string): string | undefined {
  const digits = text.replace(/^\s*(?:no\.?|number|#)/i, '').replace(/[\s.-]/g, '')
  return /^\d{9}$/.test(digits) ? inGroups(digits) : undefined
}
