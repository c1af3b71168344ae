import { loginRequired } from 'contract/accounts/account'
import type { PasswordChange } from 'contract/accounts/account-settings'
import { passwordMinimum } from 'contract/accounts/password-rule'
import type { Student } from '../../platform/access/actor.ts'
import type { Caller, TrustedNetworks } from '../../platform/access/trusted-networks.ts'
import { requireStrongPassword } from '../../platform/config/strong-password.ts'
import type { Db } from '../../platform/db/open.ts'
import { unauthorized } from '../../platform/errors.ts'
import type { Attempts } from '../../platform/http/attempts.ts'
import type { Mail } from '../../platform/mail/mail.ts'
import { hashPassword } from '../../platform/runtime/passwords.ts'
import { passwordChangedMail } from './mails.ts'
import { notifyStudent } from './notify-student.ts'
import { checkOwnPassword } from './own-password.ts'

/** Ends all other sessions. Rejects with 400 or 429. */
export async function changeStudentPassword(
  deps: { db: Db; attempts: Attempts; trustedNetworks: TrustedNetworks; mail: Mail },
  student: Student,
  { currentPassword, newPassword }: PasswordChange,
  caller: Caller,
): Promise<void> {
  const { db, mail } = deps
  const { _id: studentId, email, tokenHash } = student
  requireStrongPassword(newPassword, { email, minimum: passwordMinimum }, 'newPassword')
  const given = { field: 'currentPassword', password: currentPassword }
  const epoch = await checkOwnPassword(deps, student, given, caller)
  const client = { account: studentId, network: caller.network, known: 'browser' } as const
  const passwordHash = await hashPassword(newPassword, client)
  await db.transaction().execute(async (trx) => {
    await student.confirm(trx)
    const changed = await trx
      .updateTable('students')
      .set({ passwordHash, epoch: epoch + 1 })
      .where('_id', '=', studentId)
      // A concurrent change or reset has already ended this session.
      .where('epoch', '=', epoch)
      .returning('_id')
      .executeTakeFirst()
    if (!changed) throw unauthorized(loginRequired)
    await trx
      .deleteFrom('studentSessions')
      .where('studentId', '=', studentId)
      .where('tokenHash', '!=', tokenHash)
      .execute()
    await trx.deleteFrom('passwordResets').where('studentId', '=', studentId).execute()
    await notifyStudent(deps, trx, student, passwordChangedMail)
  })
  mail.sendQueued()
}
