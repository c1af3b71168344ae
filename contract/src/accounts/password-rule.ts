import * as z from 'zod/mini'
import { isBlank } from '../platform/visible-text.ts'

/** In code points, so that an emoji is one character. */
export const passwordMinimum = 6
export const passwordMaximum = 128
/** Higher than for students: the panel can change the whole site. */
export const adminPasswordMinimum = 8

const tooLong = `Password must be at most ${passwordMaximum} characters long`
const blank = 'Password can’t be only spaces'
const commonest = 'This is one of the most common passwords'
const ofTheCollege = 'This is the college’s name'
const ofTheEmail = 'This is the first part of your email address'
const fullEmail = 'This is your email address'

export const passwordTooShort = (minimum: number) =>
  `Password must be at least ${minimum} characters long`

export const chooseStronger = (error: string) => `${error}. Please choose a stronger password.`

const lengthOf = (password: string) => [...password].length

/** No keyboard produces NUL or unpaired surrogates. */
const isText = (value: string) => !/\0|\p{Surrogate}/u.test(value)

/** Not trimmed. `rejection` replaces every other message. */
export const newPassword = (minimum: number, rejection?: string) => {
  const tooShort = rejection ?? passwordTooShort(minimum)
  return z.string(tooShort).check(
    z.refine((value) => lengthOf(value) >= minimum, { error: tooShort, abort: true }),
    z.refine((value) => lengthOf(value) <= passwordMaximum, rejection ?? tooLong),
    z.refine((value) => !isBlank(value), rejection ?? blank),
    z.refine(isText, rejection ?? 'Password must be text'),
  )
}

/** The rule skips checks against values that are missing. */
export type PasswordSetting = {
  minimum: number
  collegeName: string
  email?: string | undefined
  /** Lines of `common-passwords.txt`, in lower case. */
  common?: ReadonlySet<string> | undefined
}

/** `college`, or the college's name, with up to four digits. */
const isOfCollege = (lower: string, name: string) =>
  ['college', name.toLowerCase()].includes(lower.replace(/[\W_]?\d{0,4}$/, ''))

export function passwordProblem(
  password: string,
  { minimum, collegeName, email = '', common }: PasswordSetting,
): string | undefined {
  if (lengthOf(password) < minimum) return passwordTooShort(minimum)
  if (lengthOf(password) > passwordMaximum) return tooLong
  if (isBlank(password)) return blank
  // NFKC as for hashing: a full-width `ｐａｓｓｗｏｒｄ` is the common one.
  const lower = password.normalize('NFKC').toLowerCase()
  const address = email.trim().toLowerCase()
  if (common?.has(lower)) return commonest
  if (isOfCollege(lower, collegeName)) return ofTheCollege
  if (lower === address) return fullEmail
  return lower === address.split('@')[0] ? ofTheEmail : undefined
}
