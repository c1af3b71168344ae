import { loginRequired } from 'contract/account'
import { noOwnPassword, wrongOwnPassword } from 'contract/account-settings'
import type { Db } from '../db/open.ts'
import { badRequest, unauthorized } from '../errors.ts'
import type { Attempts } from '../http/attempts.ts'
import { isPassword } from '../passwords.ts'
import { emailKey } from './email-key.ts'
import { compareCounted, forgetLogin, takeLogin } from './limits.ts'
import type { Student } from './sessions.ts'

/**
 * Checks the password of who is signed in; a wrong one counts as a wrong login. Gives the account's epoch. Rejects with
 * 400, which names the field, or 429.
 */
export async function checkOwnPassword(
  { db, attempts }: { db: Db; attempts: Attempts },
  { _id, email }: Student,
  given: { field: string; password: string },
  network: string,
): Promise<number> {
  const key = emailKey(email)
  await takeLogin(attempts, key, network)
  const student = await db
    .selectFrom('students')
    .select(['passwordHash', 'epoch'])
    .where('_id', '=', _id)
    .executeTakeFirst()
  if (!student) throw unauthorized(loginRequired)
  if (student.passwordHash === null) throw badRequest(noOwnPassword)
  const { passwordHash } = student
  const isRight = await compareCounted(attempts, key, network, () =>
    isPassword(passwordHash, given.password),
  )
  if (!isRight) {
    throw badRequest(wrongOwnPassword, { [given.field]: wrongOwnPassword })
  }
  await db.transaction().execute((trx) => forgetLogin(attempts, trx, key, network))
  return student.epoch
}
