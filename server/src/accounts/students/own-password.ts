import { loginRequired } from 'contract/accounts/account'
import { noOwnPassword, wrongOwnPassword } from 'contract/accounts/account-settings'
import type { Student } from '../../platform/access/actor.ts'
import type { Caller, TrustedNetworks } from '../../platform/access/trusted-networks.ts'
import type { Db } from '../../platform/db/open.ts'
import { emailKey } from '../../platform/email-key.ts'
import { badRequest, unauthorized } from '../../platform/errors.ts'
import type { Attempts } from '../../platform/http/attempts.ts'
import { comparePassword } from '../../platform/runtime/passwords.ts'
import { compareCounted, countLogin, forgetLogin } from './limits.ts'

/** A wrong password counts as a wrong login. Rejects with 400 on the field, or 429. */
export async function checkOwnPassword(
  {
    db,
    attempts,
    trustedNetworks,
  }: { db: Db; attempts: Attempts; trustedNetworks: TrustedNetworks },
  { _id, email }: Student,
  given: { field: string; password: string },
  caller: Caller,
): Promise<number> {
  const key = emailKey(email)
  const known = await trustedNetworks.find({ kind: 'student', id: _id }, caller)
  const { network } = caller
  const attempt = { emailKey: key, network, known }
  const epoch = await comparePassword(
    { account: key, network, known: 'browser' } as const,
    async (compare) => {
      await countLogin(attempts, attempt)
      const student = await db
        .selectFrom('students')
        .select(['passwordHash', 'epoch'])
        .where('_id', '=', _id)
        .executeTakeFirst()
      if (!student) throw unauthorized(loginRequired)
      const { passwordHash } = student
      if (passwordHash === null) throw badRequest(noOwnPassword)
      const isRight = await compareCounted(attempts, attempt, () =>
        compare(passwordHash, given.password),
      )
      return isRight ? student.epoch : undefined
    },
  )
  if (epoch === undefined) {
    throw badRequest(wrongOwnPassword, { [given.field]: wrongOwnPassword })
  }
  await db.transaction().execute((trx) => forgetLogin(attempts, trx, attempt))
  return epoch
}
