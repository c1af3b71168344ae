import * as z from 'zod/mini'
import { isBlank } from '../platform/visible-text.ts'

/** In code points, so that an emoji is one character. */
export const passwordMinimum = 6
export const passwordMaximum = 128
/** Whoever has the panel can change the whole site. */
export const adminPasswordMinimum = 8

const tooLong = `Password must be at most ${passwordMaximum} characters long`
const blank = 'Password can’t be only spaces'
const commonest = 'This is one of the most common passwords'
const ofTheCollege = 'This is the college’s name'
const ofTheEmail = 'This is the first part of your email address'
const wholeEmail = 'This is your email address'

export const passwordTooShort = (minimum: number) =>
  `Password must be at least ${minimum} characters long`

/** What a fault sounds like where a form is refused for it. */
export const chooseStronger = (fault: string) => `${fault}. Please choose a stronger password.`

const lengthOf = (password: string) => [...password].length

/** NUL, and halves of surrogate pairs, are in no text that a keyboard makes. */
const isText = (value: string) => !/\0|\p{Surrogate}/u.test(value)

/** A password to be set, taken as it is, with its spaces. A `refusal` takes the place of every other wording. */
export const newPassword = (minimum: number, refusal?: string) => {
  const tooShort = refusal ?? passwordTooShort(minimum)
  return z.string(tooShort).check(
    z.refine((value) => lengthOf(value) >= minimum, { error: tooShort, abort: true }),
    z.refine((value) => lengthOf(value) <= passwordMaximum, refusal ?? tooLong),
    z.refine((value) => !isBlank(value), refusal ?? blank),
    z.refine(isText, refusal ?? 'Password must be text'),
  )
}

/** What a password is held against. What is unknown, the rule says nothing of. */
export type PasswordSetting = {
  minimum: number
  /** The college's short name. */
  collegeName: string
  /** The account's. */
  email?: string | undefined
  /** `contract/accounts/common-passwords.txt`, one a line, in lower case. */
  common?: ReadonlySet<string> | undefined
}

/** `college`, or the college's name, with up to four digits. */
const isOfCollege = (lower: string, name: string) =>
  ['college', name.toLowerCase()].includes(lower.replace(/[\W_]?\d{0,4}$/, ''))

/** Why a password must not be used, in words for whoever typed it: the one rule of all forms, meters and servers. */
export function passwordFault(
  password: string,
  { minimum, collegeName, email = '', common }: PasswordSetting,
): string | undefined {
  if (lengthOf(password) < minimum) return passwordTooShort(minimum)
  if (lengthOf(password) > passwordMaximum) return tooLong
  if (isBlank(password)) return blank
  // As it is hashed: a full-width `ｐａｓｓｗｏｒｄ` is the common one.
  const lower = password.normalize('NFKC').toLowerCase()
  const address = email.trim().toLowerCase()
  if (common?.has(lower)) return commonest
  if (isOfCollege(lower, collegeName)) return ofTheCollege
  if (lower === address) return wholeEmail
  return lower === address.split('@')[0] ? ofTheEmail : undefined
}
