import { readFile } from 'node:fs/promises'
import { college } from 'college/facts'

// The 5,000 most common ones of six characters or more, from the list of zxcvbn (MIT), in lower case.
const list = new URL('./common-passwords.txt', import.meta.url)
let common: Promise<Set<string>> | undefined

const ofTheCollege = new RegExp(`^(college|${college.shortName})[\\W_]?\\d{0,4}$`, 'i')

/** Whether others would guess this password early: a common one, the college's name, or the account's own. */
export async function isWeakPassword(password: string, email: string): Promise<boolean> {
  common ??= readFile(list, 'utf8').then((text) => new Set(text.split('\n')))
  const lower = password.toLowerCase()
  const [name = ''] = email.toLowerCase().split('@')
  return (
    (await common).has(lower) ||
    ofTheCollege.test(password) ||
    lower === name ||
    lower === email.toLowerCase()
  )
}
