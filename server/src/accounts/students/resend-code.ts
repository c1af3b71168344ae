import { emailNotFound, emailVerifiedAlready, resendTooEarly } from 'contract/accounts/sign-up'
import { daySeconds, hourSeconds } from 'contract/platform/durations'
import type { Student } from '../../platform/access/actor.ts'
import type { Db } from '../../platform/db/open.ts'
import { emailKey, mailboxOf } from '../../platform/email-key.ts'
import { badRequest, tooManyAttempts } from '../../platform/errors.ts'
import type { Attempts, Limit } from '../../platform/http/attempts.ts'
import type { Mail } from '../../platform/mail/mail.ts'
import { issueCode } from './codes.ts'
import { withCodeCooldown } from './limits.ts'
import { codeMail } from './mails.ts'

const resendsOfHour: Limit = { count: 5, seconds: hourSeconds }
const resendsOfDay: Limit = { count: 10, seconds: daySeconds }

/** These limits apply even with rate limits off. */
export async function resendCode(
  { db, attempts, mail, now }: { db: Db; attempts: Attempts; mail: Mail; now: () => Date },
  student: Student,
  email: string,
): Promise<void> {
  const key = emailKey(student.email)
  if (emailKey(email) !== key) throw badRequest(emailNotFound)
  if (student.verifiedAt !== null) throw badRequest(emailVerifiedAlready)
  await withCodeCooldown(attempts, key, async () => {
    const seconds =
      (await attempts.wait(`otp-resend-hour:${mailboxOf(key)}`, resendsOfHour)) ||
      (await attempts.wait(`otp-resend-day:${mailboxOf(key)}`, resendsOfDay))
    if (seconds > 0) throw tooManyAttempts(seconds, resendTooEarly(seconds))
    await db.transaction().execute(async (trx) => {
      await student.confirm(trx)
      const code = await issueCode(trx, student._id, now())
      await mail.queue(trx, codeMail({ studentId: student._id, ...student }, code))
    })
  })
  mail.sendQueued()
}
