import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { college } from 'college/facts'
import { type PasswordSetting, passwordProblem } from 'contract/accounts/password-rule'
import { weakPassword } from 'contract/accounts/sign-up'
import { badRequest } from '../errors.ts'

// The 5,000 most common ones of six characters or more, from the list of zxcvbn (MIT), in lower case.
const list = createRequire(import.meta.url).resolve('contract/accounts/common-passwords.txt')
let common: ReadonlySet<string> | undefined

type Owner = Pick<PasswordSetting, 'minimum' | 'email'>

export function weaknessOf(password: string, owner: Owner): string | undefined {
  common ??= new Set(readFileSync(list, 'utf8').trim().split('\n'))
  return passwordProblem(password, { ...owner, collegeName: college.guessedFirst, common })
}

export function requireStrongPassword(password: string, owner: Owner, field: string): void {
  const error = weaknessOf(password, owner)
  if (error) throw badRequest(weakPassword, { [field]: error })
}
