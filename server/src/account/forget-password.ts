import { userNotFound } from 'contract/password-reset'
import type { Config } from '../config.ts'
import type { Db } from '../db/open.ts'
import { notFound } from '../errors.ts'
import type { Attempts } from '../http/attempts.ts'
import { hashToken } from '../http/tokens.ts'
import type { Mail } from '../mail/mail.ts'
import { emailKey } from './email-key.ts'
import { holdStudent } from './hold-student.ts'
import { takeForgot, takeForgotOfNetwork } from './limits.ts'
import { resetMail } from './mails.ts'
import { issueResetToken } from './reset-token.ts'

type Forgetting = { db: Db; attempts: Attempts; mail: Mail; config: Config; now: () => Date }

/**
 * Mails a link to the address that the student registered. It is sent at once, so that its token lies in no table;
 * rejects with 404, 429, or with 503 and no token left when the mail cannot be handed over.
 */
export async function forgetPassword(
  { db, attempts, mail, config, now }: Forgetting,
  email: string,
  network: string,
): Promise<void> {
  await takeForgotOfNetwork(attempts, network)
  const key = emailKey(email)
  const student = await db
    .selectFrom('students')
    .select(['_id', 'name', 'email', 'verifiedAt'])
    .where('emailKey', '=', key)
    .where('disabledAt', 'is', null)
    .executeTakeFirst()
  if (!student) throw notFound(userNotFound)
  await takeForgot(attempts, key)
  const token = await db.transaction().execute(async (trx) => {
    if (!(await holdStudent(trx, student._id))) throw notFound(userNotFound)
    return issueResetToken(trx, student._id, now())
  })
  const link = `${config.publicUrl}/reset-password/${token}`
  try {
    await mail.sendNow(resetMail({ studentId: student._id, ...student }, link))
  } catch (error) {
    await db.deleteFrom('passwordResets').where('tokenHash', '=', hashToken(token)).execute()
    throw error
  }
}
