export type PasswordStrength = 'easy' | 'fair' | 'strong'

const kinds = [/\p{Ll}/u, /\p{Lu}/u, /\d/, /[^\p{L}\d]/u]
const long = 14
const fairlyLong = 10
const fewLetters = 4

/** Without surrounding digits and signs, and once if it repeats. */
const coreOf = (password: string) =>
  password
    .toLowerCase()
    .replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '')
    .replace(/^(.+?)\1+$/u, '$1')

/** Only a hint; `passwordProblem` decides. `own` contains the account's name and email. */
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
