import { hourSeconds } from 'contract/durations'
import {
  emailNotFound,
  emailVerifiedAlready,
  resendCooldownSeconds,
  resendTooEarly,
} from 'contract/sign-up'
import type { Student } from '../access/actor.ts'
import type { Db } from '../db/open.ts'
import { badRequest, tooManyAttempts } from '../errors.ts'
import type { Attempts, Limit } from '../http/attempts.ts'
import type { Mail } from '../mail/mail.ts'
import { issueCode } from './codes.ts'
import { emailKey, mailboxOf } from './email-key.ts'
import { codeMail } from './mails.ts'

const cooldown: Limit = { count: 1, seconds: resendCooldownSeconds }
const resendsOfHour: Limit = { count: 5, seconds: hourSeconds }

/** Mails a new code to the student, whose email must be the given one. These limits hold whatever the settings say. */
export async function resendCode(
  { db, attempts, mail, now }: { db: Db; attempts: Attempts; mail: Mail; now: () => Date },
  student: Student,
  email: string,
): Promise<void> {
  const key = emailKey(student.email)
  if (emailKey(email) !== key) throw badRequest(emailNotFound)
  if (student.verifiedAt !== null) throw badRequest(emailVerifiedAlready)
  const seconds =
    (await attempts.wait(`otp-resend:${key}`, cooldown)) ||
    (await attempts.wait(`otp-resend-hour:${mailboxOf(key)}`, resendsOfHour))
  if (seconds > 0) throw tooManyAttempts(seconds, resendTooEarly(seconds))
  await db.transaction().execute(async (trx) => {
    await student.confirm(trx)
    const code = await issueCode(trx, student._id, now())
    await mail.queue(trx, codeMail({ studentId: student._id, ...student }, code))
  })
  mail.wake()
}
