import type { TranslationCode } from 'college/languages'
import { invalidResetToken } from 'contract/accounts/password-reset'
import { passwordMinimum } from 'contract/accounts/password-rule'
import { requireStrongPassword } from '../../platform/config/strong-password.ts'
import type { Trx } from '../../platform/db/schema.ts'
import { badRequest } from '../../platform/errors.ts'
import { removeUnused } from '../../platform/images/roll-back.ts'
import type { Mail } from '../../platform/mail/mail.ts'
import { hashPassword } from '../../platform/runtime/passwords.ts'
import { hashToken } from '../../platform/tokens.ts'
import type { StudentDeps } from './deps.ts'
import { countStudentAttempt, forgetLoginsOfDay } from './limits.ts'
import { lockStudent } from './lock-student.ts'
import { passwordChangedMail, replacedByResetMail } from './mails.ts'
import { replaceUnverified } from './new-student.ts'

type ResetDeps = Pick<StudentDeps, 'db' | 'attempts' | 'mail' | 'pictures' | 'now'>

const nameOf = (email: string) => email.split('@')[0] || email

/** With the account locked, so that a token works once. */
async function useToken(
  trx: Trx,
  { studentId: _id, email }: { studentId: string; email: string },
  tokenHash: string,
  now: Date,
) {
  // Student first, as everywhere: a fixed lock order prevents deadlocks.
  const isLocked = await lockStudent(trx, { _id, email })
  const used =
    isLocked &&
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
    .where('_id', '=', _id)
    .executeTakeFirstOrThrow()
}

/** Proving an unverified address resets the account, because someone else may have registered it. Returns the orphaned photo. */
async function setPassword(
  trx: Trx,
  mail: Mail,
  student: Awaited<ReturnType<typeof useToken>>,
  { passwordHash, language }: { passwordHash: string; language: TranslationCode | null },
  now: Date,
): Promise<string | null> {
  const { studentId, email, epoch, verifiedAt } = student
  if (verifiedAt === null) {
    const anew = await replaceUnverified(
      trx,
      { studentId, epoch },
      { name: nameOf(email), email, passwordHash, language },
      now,
    )
    if (!anew) throw badRequest(invalidResetToken)
    await mail.queue(trx, replacedByResetMail(anew.student))
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

/** Ends all sessions and logins in progress, and verifies the email. Rejects with 400; a rejected password doesn't use up the token. */
export async function resetStudentPassword(
  { db, attempts, mail, pictures, now }: ResetDeps,
  token: string,
  newPassword: string,
  { network, language }: { network: string; language: TranslationCode | null },
): Promise<void> {
  await countStudentAttempt(attempts, network)
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
  const client = { account: studentId, network, known: undefined }
  const passwordHash = await hashPassword(newPassword, client)
  const photo = await db.transaction().execute(async (trx) => {
    const locked = await useToken(trx, student, tokenHash, now())
    return setPassword(trx, mail, locked, { passwordHash, language }, now())
  })
  mail.sendQueued()
  if (photo) await removeUnused(pictures, photo)
  await forgetLoginsOfDay(attempts, student.emailKey)
}
