import { invalidResetToken } from 'contract/password-reset'
import { passwordMinimum } from 'contract/password-rule'
import type { Db } from '../db/open.ts'
import { badRequest } from '../errors.ts'
import type { Attempts } from '../http/attempts.ts'
import { hashToken } from '../http/tokens.ts'
import type { Mail } from '../mail/mail.ts'
import { hashPassword } from '../passwords.ts'
import { requireStrongPassword } from '../strong-password.ts'
import { forgetLoginsOfDay, takeOfNetwork } from './limits.ts'
import { passwordChangedMail } from './mails.ts'

type Resetting = { db: Db; attempts: Attempts; mail: Mail; now: () => Date }

/**
 * Sets a new password for who has the token of a mailed link. All sessions end, a login that is just being checked
 * fails, and the email counts as proven. Rejects with 400; a token whose password is refused is not used up.
 */
export async function resetPassword(
  { db, attempts, mail, now }: Resetting,
  token: string,
  newPassword: string,
  network: string,
): Promise<void> {
  await takeOfNetwork(attempts, network)
  const tokenHash = hashToken(token)
  const student = await db
    .selectFrom('passwordResets')
    .innerJoin('students', 'students._id', 'passwordResets.studentId')
    .select(['studentId', 'name', 'email', 'emailKey', 'verifiedAt'])
    .where('tokenHash', '=', tokenHash)
    .where('expiresAt', '>', now().toISOString())
    .where('disabledAt', 'is', null)
    .executeTakeFirst()
  if (!student) throw badRequest(invalidResetToken)
  const { studentId, email } = student
  requireStrongPassword(newPassword, { email, minimum: passwordMinimum }, 'newPassword')
  const passwordHash = await hashPassword(newPassword)
  await db.transaction().execute(async (trx) => {
    // The student first, as everywhere: transactions that lock in one order do not block each other for good.
    await trx
      .updateTable('students')
      .set((row) => ({
        passwordHash,
        epoch: row('epoch', '+', 1),
        verifiedAt: student.verifiedAt ?? now().toISOString(),
      }))
      .where('_id', '=', studentId)
      .execute()
    const used = await trx
      .deleteFrom('passwordResets')
      .where('tokenHash', '=', tokenHash)
      .where('expiresAt', '>', now().toISOString())
      .returning('studentId')
      .executeTakeFirst()
    if (!used) throw badRequest(invalidResetToken)
    await trx.deleteFrom('studentSessions').where('studentId', '=', studentId).execute()
    await trx.deleteFrom('emailCodes').where('studentId', '=', studentId).execute()
    await mail.queue(trx, passwordChangedMail(student))
  })
  mail.wake()
  await forgetLoginsOfDay(attempts, student.emailKey)
}
