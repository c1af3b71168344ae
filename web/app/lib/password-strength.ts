export type PasswordStrength = 'easy' | 'fair' | 'strong'

const kinds = [/\p{Ll}/u, /\p{Lu}/u, /\d/, /[^\p{L}\d]/u]
const long = 14
const fairlyLong = 10
const fewLetters = 4

/** The word that a password is made of: without the digits and signs around it, and once if it is said again and again. */
const coreOf = (password: string) =>
  password
    .toLowerCase()
    .replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '')
    .replace(/^(.+?)\1+$/u, '$1')

/**
 * A rough word on a new password that `passwordFault` lets through, as a hint only. `common` holds the most common ones
 * and `own` the words of the account that others know: with a digit behind it, each is as easy to guess.
 */
export function passwordStrength(
  password: string,
  common: ReadonlySet<string>,
  own: readonly string[],
): PasswordStrength {
  const letters = [...password]
  const core = coreOf(password)
  if (new Set(letters).size <= fewLetters) return 'easy'
  if (common.has(core) || own.some((word) => word.toLowerCase() === core)) return 'easy'
  const kindsUsed = kinds.filter((kind) => kind.test(password)).length
  const isStrong = letters.length >= long || (letters.length >= fairlyLong && kindsUsed >= 3)
  return isStrong ? 'strong' : 'fair'
}
