import { userNotFound } from 'contract/accounts/password-reset'
import { pageAddresses } from 'contract/platform/page-addresses'
import type { Caller } from '../../platform/access/trusted-networks.ts'
import { emailKey } from '../../platform/email-key.ts'
import { notFound } from '../../platform/errors.ts'
import { sitePrefix } from '../../platform/http/language-prefix.ts'
import { hashToken } from '../../platform/tokens.ts'
import type { StudentDeps } from './deps.ts'
import { countForgot, countForgotOfNetwork } from './limits.ts'
import { lockStudent } from './lock-student.ts'
import { resetMail } from './mails.ts'
import { issueResetToken } from './reset-token.ts'

type ForgetDeps = Pick<
  StudentDeps,
  'db' | 'attempts' | 'trustedNetworks' | 'mail' | 'config' | 'now'
>

/**
 * Strangers and the student have separate limits. Sent at once, so that the token is in no table. Rejects with 404,
 * 429, or 503 (deleting the token) if the email can't be handed over.
 */
export async function sendPasswordReset(
  { db, attempts, trustedNetworks, mail, config, now }: ForgetDeps,
  email: string,
  caller: Caller,
): Promise<void> {
  const key = emailKey(email)
  const student = await db
    .selectFrom('students')
    .select(['_id', 'name', 'email', 'verifiedAt', 'language'])
    .where('emailKey', '=', key)
    .where('disabledAt', 'is', null)
    .executeTakeFirst()
  const id = student?._id ?? ''
  const known = await trustedNetworks.find({ kind: 'student', id }, caller)
  // Someone who signed up with another person's address has known browsers, too.
  const isOwner = Boolean(student?.verifiedAt)
  const attempt = { emailKey: key, network: caller.network, known: isOwner ? known : undefined }
  await countForgotOfNetwork(attempts, attempt)
  if (!student) throw notFound(userNotFound)
  await countForgot(attempts, attempt)
  const token = await db.transaction().execute(async (trx) => {
    if (!(await lockStudent(trx, student))) throw notFound(userNotFound)
    return issueResetToken(trx, student._id, now())
  })
  const link =
    config.publicUrl + sitePrefix(student.language) + pageAddresses['reset-password'](token)
  try {
    await mail.sendNow(resetMail({ studentId: student._id, ...student }, link))
  } catch (error) {
    await db.deleteFrom('passwordResets').where('tokenHash', '=', hashToken(token)).execute()
    throw error
  }
}
