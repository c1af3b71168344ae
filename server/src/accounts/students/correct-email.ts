import { emailTaken, emailVerifiedAlready } from 'contract/accounts/sign-up'
import { hourSeconds } from 'contract/platform/durations'
import type { Student } from '../../platform/access/actor.ts'
import type { Db } from '../../platform/db/open.ts'
import { emailKey } from '../../platform/email-key.ts'
import { badRequest, conflict, tooManyAttempts } from '../../platform/errors.ts'
import type { Attempts, Limit } from '../../platform/http/attempts.ts'
import type { Mail } from '../../platform/mail/mail.ts'
import { issueCode } from './codes.ts'
import { countSignUpOfMailbox, withCodeCooldown } from './limits.ts'
import { codeMail } from './mails.ts'

const correctionsOfHour: Limit = { count: 5, seconds: hourSeconds }

/** Counts like a sign-up: the new mailbox may belong to a stranger. Rejects with 400, 409 or 429. */
export async function correctUnverifiedEmail(
  { db, attempts, mail, now }: { db: Db; attempts: Attempts; mail: Mail; now: () => Date },
  student: Student,
  email: string,
): Promise<void> {
  if (student.verifiedAt !== null) throw badRequest(emailVerifiedAlready)
  const key = emailKey(email)
  await withCodeCooldown(attempts, key, async () => {
    const seconds = await attempts.wait(`email-correction:${student._id}`, correctionsOfHour)
    if (seconds > 0) throw tooManyAttempts(seconds)
    await countSignUpOfMailbox(attempts, key)
    await db.transaction().execute(async (trx) => {
      await student.confirm(trx)
      const owner = await trx
        .selectFrom('students')
        .select('_id')
        .where('emailKey', '=', key)
        .where('_id', '!=', student._id)
        .executeTakeFirst()
      if (owner) throw conflict(emailTaken)
      const corrected = await trx
        .updateTable('students')
        .set({ email, emailKey: key })
        .where('_id', '=', student._id)
        .where('verifiedAt', 'is', null)
        .returning(['_id as studentId', 'name', 'email', 'verifiedAt'])
        .executeTakeFirst()
      if (!corrected) throw badRequest(emailVerifiedAlready)
      // The link and the code that went to the mistyped address prove nothing about this one.
      await trx.deleteFrom('passwordResets').where('studentId', '=', student._id).execute()
      const code = await issueCode(trx, student._id, now())
      await mail.queue(trx, codeMail(corrected, code))
    })
  })
  mail.sendQueued()
}
