import { passwordMinimum } from 'contract/sign-up'

export type PasswordStrength = 'short' | 'fair' | 'strong'

const kinds = [/\p{Ll}/u, /\p{Lu}/u, /\d/, /[^\p{L}\d]/u]
const long = 14
const fairlyLong = 10

/** A rough word on a new password, as a hint only: the server says whether it will do. */
export function passwordStrength(password: string): PasswordStrength {
  const { length } = [...password]
  if (length < passwordMinimum) return 'short'
  const kindsUsed = kinds.filter((kind) => kind.test(password)).length
  const isStrong = length >= long || (length >= fairlyLong && kindsUsed >= 3)
  return isStrong ? 'strong' : 'fair'
}
