import { invalidResetToken } from 'contract/accounts/password-reset'
import { passwordMinimum } from 'contract/accounts/password-rule'
import type { Transaction } from 'kysely'
import type { Db } from '../../platform/db/open.ts'
import type { Database } from '../../platform/db/schema.ts'
import type { Attempts } from '../../platform/http/attempts.ts'
import { badRequest } from '../../platform/http/errors.ts'
import { hashToken } from '../../platform/http/tokens.ts'
import type { Pictures } from '../../platform/images/pictures.ts'
import { removeUnused } from '../../platform/images/roll-back.ts'
import type { Mail } from '../../platform/mail/mail.ts'
import { hashPassword } from '../../platform/runtime/passwords.ts'
import { requireStrongPassword } from '../../platform/runtime/strong-password.ts'
import { forgetLoginsOfDay, takeOfNetwork } from './limits.ts'
import { holdStudent } from './lock-student.ts'
import { passwordChangedMail, passwordSetAnewMail } from './mails.ts'
import { startAnew } from './new-student.ts'

type Resetting = {
  db: Db
  attempts: Attempts
  mail: Mail
  pictures: Pictures
  now: () => Date
}

/** What people are called of whom only the address is known. */
const nameOf = (email: string) => email.split('@')[0] || email

/** The token is used up by one, under the account's lock. Gives the account as it is then. */
async function useToken(
  trx: Transaction<Database>,
  studentId: string,
  tokenHash: string,
  now: Date,
) {
  // The student first, as everywhere: transactions that lock in one order do not block each other for good.
  const isHeld = await holdStudent(trx, studentId)
  const used =
    isHeld &&
    (await trx
      .deleteFrom('passwordResets')
      .where('tokenHash', '=', tokenHash)
      .where('expiresAt', '>', now.toISOString())
      .returning('studentId')
      .executeTakeFirst())
  if (!used) throw badRequest(invalidResetToken)
  return trx
    .selectFrom('students')
    .select(['_id as studentId', 'name', 'email', 'verifiedAt', 'epoch'])
    .where('_id', '=', studentId)
    .executeTakeFirstOrThrow()
}

/**
 * Sets the password. Who proves an address that was never proven gets the account anew, as somebody else may have
 * registered it. Gives the photo that is left behind.
 */
async function setPassword(
  trx: Transaction<Database>,
  mail: Mail,
  student: Awaited<ReturnType<typeof useToken>>,
  passwordHash: string,
  now: Date,
): Promise<string | null> {
  const { studentId, email, epoch, verifiedAt } = student
  if (verifiedAt === null) {
    const anew = await startAnew(
      trx,
      { studentId, epoch },
      { name: nameOf(email), email, passwordHash },
      now,
    )
    if (!anew) throw badRequest(invalidResetToken)
    await mail.queue(trx, passwordSetAnewMail(anew.student))
    return anew.photo
  }
  await trx
    .updateTable('students')
    .set({ passwordHash, epoch: epoch + 1 })
    .where('_id', '=', studentId)
    .execute()
  await trx.deleteFrom('studentSessions').where('studentId', '=', studentId).execute()
  await trx.deleteFrom('emailCodes').where('studentId', '=', studentId).execute()
  await mail.queue(trx, passwordChangedMail(student))
  return null
}

/**
 * Sets a new password for who has the token of a mailed link. All sessions end, a login that is just being checked
 * fails, and the email counts as proven. Rejects with 400; a token whose password is refused is not used up.
 */
export async function resetPassword(
  { db, attempts, mail, pictures, now }: Resetting,
  token: string,
  newPassword: string,
  network: string,
): Promise<void> {
  await takeOfNetwork(attempts, network)
  const tokenHash = hashToken(token)
  const student = await db
    .selectFrom('passwordResets')
    .innerJoin('students', 'students._id', 'passwordResets.studentId')
    .select(['studentId', 'email', 'emailKey'])
    .where('tokenHash', '=', tokenHash)
    .where('expiresAt', '>', now().toISOString())
    .where('disabledAt', 'is', null)
    .executeTakeFirst()
  if (!student) throw badRequest(invalidResetToken)
  const { studentId, email } = student
  requireStrongPassword(newPassword, { email, minimum: passwordMinimum }, 'newPassword')
  const asker = { account: studentId, network, known: undefined }
  const passwordHash = await hashPassword(newPassword, asker)
  const photo = await db.transaction().execute(async (trx) => {
    const held = await useToken(trx, studentId, tokenHash, now())
    return setPassword(trx, mail, held, passwordHash, now())
  })
  mail.wake()
  if (photo) await removeUnused(pictures, photo)
  await forgetLoginsOfDay(attempts, student.emailKey)
}
